<?php
/**
 * Plugin Name: Rewards widgets
 * Description: Puts the rewards and gift-card widgets into pages: the script and its configuration once, a shortcode for editors, prerendered markup by the server.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 8.2
 * License: UNLICENSED
 *
 * @package rewards-widgets
 */

defined( 'ABSPATH' ) || exit;

/** The names that the shortcode accepts. A test compares them with src/mounts/registry.ts. */
const REWARDS_WIDGETS_NAMES = array(
	'account-mobile',
	'account-overlay',
	'account-primary',
	'auth',
	'entry',
	'forgot-password',
	'gold-level-redeem-rights',
	'invoice',
	'loading',
	'logout',
	'navigation',
	'notification',
	'phone-validate',
	'promotion',
	'register',
	'register-banner',
	'register-ccc',
	'reset-password',
	'rewards',
	'rewards-tier',
	'share-buttons',
	'svc-query',
);

/** The other attributes of the shortcode, and the values that docs/editors.md lists for them. */
const REWARDS_WIDGETS_VALUES = array(
	'unit'         => array( 'cents', 'yuan' ),
	'notification' => array( 'true' ),
);

/** The fields of the settings page: kind and label. */
const REWARDS_WIDGETS_FIELDS = array(
	'url'            => array( 'address', 'Address of the folder with widgets.js' ),
	'folder'         => array( 'folder', 'The same folder on this server, for prerendered markup (optional)' ),
	'account'        => array( 'origin', 'Origin of the account service' ),
	'gateway'        => array( 'origin', 'Origin of the gateway' ),
	'public'         => array( 'origin', 'Origin of the public service' ),
	'content'        => array( 'origin', 'Origin of the content host' ),
	'captcha'        => array( 'origins', 'Captcha origins, one per line' ),
	'redirect'       => array( 'origins', 'Further origins that a sign-in may return to, one per line' ),
	'promotion'      => array( 'text', 'Promotion: text' ),
	'promotion_link' => array( 'address', 'Promotion: link' ),
	'ios'            => array( 'https', 'Address of the app for iOS' ),
	'android'        => array( 'https', 'Address of the app for Android' ),
);

/** Returns the saved settings: a text for each field. */
function rewards_widgets_settings(): array {
	$saved = get_option( 'rewards_widgets' );
	$empty = array_fill_keys( array_keys( REWARDS_WIDGETS_FIELDS ), '' );
	return array_merge( $empty, array_filter( is_array( $saved ) ? $saved : array(), 'is_string' ) );
}

/* The settings page. */

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Rewards widgets', 'Rewards widgets', 'manage_options', 'rewards-widgets', 'rewards_widgets_page' );
	}
);

add_action(
	'admin_init',
	function () {
		// WordPress checks the nonce and the capability before it saves a registered setting.
		register_setting(
			'rewards_widgets',
			'rewards_widgets',
			array(
				'type'              => 'array',
				'sanitize_callback' => 'rewards_widgets_sanitize',
			)
		);
	}
);

/** Returns a bare origin, such as https://example.test; null for anything else. A site on https accepts https only. */
function rewards_widgets_origin( string $text ): ?string {
	$host = '[a-z0-9]([a-z0-9.-]*[a-z0-9])?';
	if ( ! preg_match( "#^(https?)://($host)(?::(\d{1,5}))?/?$#D", strtolower( $text ), $part ) ) {
		return null;
	}
	$port = $part[4] ?? '';
	if ( 'http' === $part[1] && 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ) || (int) $port > 65535 ) {
		return null;
	}
	$is_usual = '' === $port || (int) $port === ( 'https' === $part[1] ? 443 : 80 );
	return "$part[1]://$part[2]" . ( $is_usual ? '' : ':' . (int) $port );
}

/** Returns the sanitized value of a field; null if it is not valid. */
function rewards_widgets_clean( string $kind, string $text ): ?string {
	if ( '' === $text ) {
		return '';
	}
	switch ( $kind ) {
		case 'origin':
			return rewards_widgets_origin( $text );
		case 'origins':
			$list = array_map( 'rewards_widgets_origin', preg_split( '/[\s,]+/', $text, -1, PREG_SPLIT_NO_EMPTY ) );
			return in_array( null, $list, true ) ? null : implode( "\n", array_unique( $list ) );
		case 'address':
			return preg_match( '#^(https?://[^/\s]|/(?!/))\S*$#Di', $text ) ? esc_url_raw( $text, array( 'http', 'https' ) ) : null;
		case 'https':
			return preg_match( '#^https://[^/\s]\S*$#Di', $text ) ? esc_url_raw( $text, array( 'https' ) ) : null;
		case 'folder':
			return is_readable( untrailingslashit( $text ) . '/manifest.json' ) ? untrailingslashit( $text ) : null;
		default:
			$line = sanitize_text_field( $text );
			return mb_strlen( $line ) > 1000 ? null : $line;
	}
}

/**
 * Returns the settings to save. A field that is not valid keeps its earlier value and is reported.
 *
 * @param mixed $given What the form sent.
 */
function rewards_widgets_sanitize( $given ): array {
	$settings = rewards_widgets_settings();
	foreach ( REWARDS_WIDGETS_FIELDS as $name => list( $kind, $label ) ) {
		$text  = is_array( $given ) && is_string( $given[ $name ] ?? null ) ? trim( $given[ $name ] ) : '';
		$value = rewards_widgets_clean( $kind, $text );
		if ( null === $value ) {
			add_settings_error( 'rewards_widgets', "rewards_widgets_$name", "$label: this value is not valid and was not saved." );
		} else {
			$settings[ $name ] = 'url' === $name && '' !== $value ? trailingslashit( $value ) : $value;
		}
	}
	$fault = rewards_widgets_schema_fault( $settings );
	if ( null === $fault ) {
		return $settings;
	}
	add_settings_error( 'rewards_widgets', 'rewards_widgets_schema', "The build in the folder does not accept these settings, which were not saved: $fault" );
	return rewards_widgets_settings();
}

/** Checks the configuration by the schema of the build in the folder. Returns the fault; null without one or without a schema. */
function rewards_widgets_schema_fault( array $settings ): ?string {
	$file   = $settings['folder'] . '/config.schema.json';
	$schema = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
	if ( ! is_array( $schema ) ) {
		return null;
	}
	$config = json_decode( rewards_widgets_config( $settings ), true );
	$result = rest_validate_value_from_schema( $config, $schema, 'widgets-config' );
	return is_wp_error( $result ) ? $result->get_error_message() : null;
}

/** Prints the settings page. */
function rewards_widgets_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( 'You may not change these settings.', 403 );
	}
	$settings = rewards_widgets_settings();
	echo '<div class="wrap"><h1>Rewards widgets</h1><form method="post" action="options.php">';
	settings_fields( 'rewards_widgets' );
	echo '<table class="form-table" role="presentation">';
	foreach ( REWARDS_WIDGETS_FIELDS as $name => list( $kind, $label ) ) {
		$id = 'rewards-widgets-' . $name;
		echo '<tr><th scope="row"><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label></th><td>';
		$attributes = ' id="' . esc_attr( $id ) . '" name="rewards_widgets[' . esc_attr( $name ) . ']"';
		if ( 'origins' === $kind ) {
			echo '<textarea rows="2" class="large-text code"' . $attributes . '>' . esc_textarea( $settings[ $name ] ) . '</textarea>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		} else {
			echo '<input type="text" class="large-text code"' . $attributes . ' value="' . esc_attr( $settings[ $name ] ) . '">'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
		echo '</td></tr>';
	}
	echo '</table>';
	submit_button();
	echo '</form><h2>Shortcode</h2><p><code>[rewards_widget name="svc-query"]Call 400-820-6998.[/rewards_widget]</code></p>';
	echo '<p>Names: ' . esc_html( implode( ', ', REWARDS_WIDGETS_NAMES ) ) . '</p></div>';
}

/* The script and its configuration, once per page. */

/** Returns the configuration block: JSON on one line, which cannot close its element. */
function rewards_widgets_config( array $settings ): string {
	$lines    = fn( string $name ): array => array_values( array_filter( explode( "\n", $settings[ $name ] ) ) );
	$config   = array_filter(
		array(
			'services'        => array_filter( array_intersect_key( $settings, array_flip( array( 'account', 'gateway', 'public', 'content' ) ) ) ),
			'captchaOrigins'  => $lines( 'captcha' ),
			'redirectOrigins' => $lines( 'redirect' ),
			'promotion'       => '' === $settings['promotion'] ? array() : array_filter(
				array(
					'content' => $settings['promotion'],
					'url'     => $settings['promotion_link'],
				)
			),
			'appLinks'        => array_filter( array_intersect_key( $settings, array_flip( array( 'ios', 'android' ) ) ) ),
		)
	);
	return (string) wp_json_encode( (object) $config, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
}

add_action(
	'wp_head',
	function () {
		$url = rewards_widgets_settings()['url'];
		if ( '' !== $url ) {
			echo '<script type="application/json" id="widgets-config">' . rewards_widgets_config( rewards_widgets_settings() ) . "</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without < and &.
			// For optimisers that would combine or delay the script: Rocket Loader (which wants its attribute before `src`),
			// Autoptimize, LiteSpeed Cache (two attributes) and WP Rocket.
			wp_print_script_tag(
				array(
					'data-cfasync'     => 'false',
					'data-noptimize'   => '1',
					'data-no-optimize' => '1',
					'data-no-defer'    => '1',
					'nowprocket'       => true,
					'async'            => true,
					'src'              => esc_url( $url . 'widgets.js' ),
				)
			);
		}
	}
);

/* The shortcode. */

add_shortcode( 'rewards_widget', 'rewards_widgets_shortcode' );

/** Returns a line about a mistake in a shortcode, for users that may edit; an empty text for visitors. */
function rewards_widgets_hint( string $mistake ): string {
	return current_user_can( 'edit_posts' ) ? '<p><strong>' . esc_html( "rewards_widget: $mistake" ) . '</strong></p>' : '';
}

/**
 * Returns the mount point of a widget with its fallback content.
 *
 * @param mixed       $attributes name; unit and notification as in docs/editors.md.
 * @param string|null $content    The fallback content.
 */
function rewards_widgets_shortcode( $attributes, $content = null ): string {
	$given    = is_array( $attributes ) ? $attributes : array();
	$name     = sanitize_key( $given['name'] ?? '' );
	$fallback = wp_kses_post( force_balance_tags( trim( (string) $content ) ) );
	if ( ! in_array( $name, REWARDS_WIDGETS_NAMES, true ) ) {
		return rewards_widgets_hint( "no widget is named \"$name\". Names: " . implode( ', ', REWARDS_WIDGETS_NAMES ) ) . $fallback;
	}
	unset( $given['name'] );
	$data  = '';
	$hints = '';
	foreach ( $given as $attribute => $value ) {
		if ( in_array( $value, REWARDS_WIDGETS_VALUES[ $attribute ] ?? array(), true ) ) {
			$data .= " data-$attribute=\"$value\"";
		} else {
			$hints .= rewards_widgets_hint( "$attribute=\"$value\" is ignored. Attributes: unit=\"cents\" or \"yuan\", notification=\"true\"" );
		}
	}
	// The comments tell rewards_widgets_finish where the fallback content begins and ends.
	return $hints . '<div data-mount="' . esc_attr( $name ) . '"' . $data . '><!--rewards-widgets-->' . $fallback . '<!--/rewards-widgets--></div>';
}

/* Prerendered markup and preload links, by the manifest of the build. */

/** Returns the manifest; an empty array without one. */
function rewards_widgets_manifest(): array {
	static $manifest = null;
	if ( null === $manifest ) {
		$file     = rewards_widgets_settings()['folder'] . '/manifest.json';
		$found    = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		$manifest = is_array( $found ) ? $found : array();
	}
	return $manifest;
}

/** Returns the path of the request without the locale prefix, and its language: English at /en and below it. */
function rewards_widgets_path(): array {
	$uri  = isset( $_SERVER['REQUEST_URI'] ) ? sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
	$path = '/' . trim( (string) wp_parse_url( 'http://site.invalid' . $uri, PHP_URL_PATH ), '/' );
	return preg_match( '#^/en(?:/|$)#', $path ) ? array( '/' . ltrim( substr( $path, 3 ), '/' ), 'en' ) : array( $path, 'zh' );
}

/** Tells whether the visitor has the login flag. */
function rewards_widgets_has_login_flag(): bool {
	return 'true' === ( $_COOKIE['login-status'] ?? '' );
}

/** Returns the prerendered markup of a widget for this request; null when the manifest excludes it. */
function rewards_widgets_markup( string $name ): ?string {
	list( $path, $locale ) = rewards_widgets_path();

	$row    = rewards_widgets_manifest()['prerendered'][ $name ] ?? array();
	$except = $row['except'] ?? array();
	$paths  = array_map( 'untrailingslashit', $except['paths'] ?? array() );
	// phpcs:ignore WordPress.Security.NonceVerification -- only whether the address has these parameters.
	$has_query = array() !== array_intersect_key( array_flip( $except['query'] ?? array() ), $_GET );
	$file      = $row[ $locale ] ?? '';
	if ( ( $except['signedIn'] ?? false ) && rewards_widgets_has_login_flag() || $has_query || in_array( untrailingslashit( $path ), $paths, true )
		|| ! preg_match( '#^prerendered/(zh|en)/[a-z-]+\.html$#D', $file ) ) {
		return null;
	}
	$file = rewards_widgets_settings()['folder'] . '/' . $file;
	return is_readable( $file ) ? (string) file_get_contents( $file ) : null;
}

/** Returns the links to the files of these widgets. Style sheets are linked beside prerendered markup, else preloaded. */
function rewards_widgets_links( array $names, bool $has_markup ): string {
	$manifest = rewards_widgets_manifest();
	$locale   = rewards_widgets_path()[1];
	$files    = rewards_widgets_has_login_flag() ? $manifest['firstCall'] ?? array() : array();
	foreach ( $names as $name ) {
		$files = array_merge( $files, $manifest['widgets'][ $name ][ $locale ] ?? array() );
	}
	$links = '';
	foreach ( array_unique( $files ) as $file ) {
		$kind   = str_ends_with( $file, '.js' ) ? 'rel="preload" as="script" fetchpriority="low"' : 'rel="preload" as="style"';
		$kind   = $has_markup && str_ends_with( $file, '.css' ) ? 'rel="stylesheet"' : $kind;
		$links .= "<link $kind href=\"" . esc_url( rewards_widgets_settings()['url'] . $file ) . "\">\n";
	}
	return $links;
}

/** Puts prerendered markup and links into a page. The first mount point of a name gets the markup. */
function rewards_widgets_finish( string $html ): string {
	$done   = array();
	$result = preg_replace_callback(
		'#(<div data-mount="([a-z-]+)"[^>]*>)<!--rewards-widgets-->(.*?)<!--/rewards-widgets--></div>#s',
		function ( array $found ) use ( &$done ): string {
			list( , $start, $name, $fallback ) = $found;

			$markup = isset( $done[ $name ] ) ? null : rewards_widgets_markup( $name );
			if ( null === $markup ) {
				return "$start$fallback</div>";
			}
			$done[ $name ] = true;
			return "$start$markup</div>" . ( '' === $fallback ? '' : "<noscript>$fallback</noscript>" );
		},
		$html
	);
	if ( null === $result ) {
		return $html;
	}
	preg_match_all( '/\bdata-mount="([a-z-]+)"/', $result, $mounts );
	$links = rewards_widgets_links( array_unique( $mounts[1] ), array() !== $done );
	$head  = stripos( $result, '</head>' );
	return false === $head ? $result : substr_replace( $result, $links, $head, 0 );
}

// The whole page is buffered: themes still change quotes and pictures after the shortcode has run, and React accepts
// only unchanged markup.
add_action(
	'template_redirect',
	function () {
		$settings = rewards_widgets_settings();
		if ( '' !== $settings['url'] && '' !== $settings['folder'] && ! is_feed() && ! is_robots() ) {
			ob_start( 'rewards_widgets_finish' );
		}
	},
	0
);

register_activation_hook( __FILE__, fn() => register_uninstall_hook( __FILE__, 'rewards_widgets_uninstall' ) );

/** Removes the settings when the plugin is deleted. */
function rewards_widgets_uninstall(): void {
	delete_option( 'rewards_widgets' );
}
