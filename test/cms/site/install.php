<?php
/** Installs WordPress in the folder of the first argument: users, plugin, and pages that each role wrote in each way. */
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']   = 'localhost:' . getenv( 'CMS_PORT' );
$_SERVER['REQUEST_URI'] = '/';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Coffee', 'administrator', 'admin@example.test', false, '', 'password' );
foreach ( array( 'editor', 'author' ) as $role ) {
	wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'password', 'user_email' => "$role@example.test", 'role' => $role ) );
}
global $wp_rewrite;
$wp_rewrite->set_permalink_structure( '/%postname%/' );
$wp_rewrite->init();
flush_rewrite_rules( false );
activate_plugin( 'rewards-widgets/rewards-widgets.php' );

/** Writes an entry as a user of this role would: what the role may not use is removed from the content. */
function write_entry( string $role, string $type, string $slug, string $content, int $parent = 0 ): int {
	wp_set_current_user( get_user_by( 'login', $role )->ID );
	$entry = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $slug,
				'post_parent'  => $parent,
				'post_content' => $content,
			)
		),
		true
	);
	if ( is_wp_error( $entry ) ) {
		fwrite( STDERR, $entry->get_error_message() );
		exit( 1 );
	}
	return $entry;
}

$scripts = "<script src=\"/w/widgets.js\" async></script>\n";
$ways    = array(
	// As one copies it from a page of another site, script and all: an author's is removed.
	'html'      => "<!-- wp:html -->\n<div data-mount=\"%1\$s\"><p>Call \"400-820-6998\".</p></div>\n$scripts<!-- /wp:html -->",
	'classic'   => "<div data-mount=\"%1\$s\">\n\nCall \"400-820-6998\".\n\n</div>\n\nMore text.",
	'shortcode' => "<!-- wp:shortcode -->\n[rewards_widget name=\"%1\$s\"]Call \"400-820-6998\".[/rewards_widget]\n<!-- /wp:shortcode -->",
	// A shortcode in a paragraph, and in the Classic block.
	'inline'    => "Text before.\n\n[rewards_widget name=\"%1\$s\"]\n\nCall \"400-820-6998\".\n\n[/rewards_widget]\n\nText behind.",
);

$english = write_entry( 'administrator', 'page', 'en', 'English' );
foreach ( array( 0, $english ) as $parent ) {
	$account = write_entry( 'administrator', 'page', 'account', '[rewards_widget name="rewards-tier"][/rewards_widget]', $parent );
	write_entry( 'administrator', 'page', 'register', '[rewards_widget name="register-banner"]Join[/rewards_widget]', $account );
	foreach ( $ways as $way => $content ) {
		foreach ( array( 'svc-query', 'auth' ) as $widget ) {
			foreach ( array( 'administrator', 'editor', 'author' ) as $role ) {
				// An author writes posts. Posts have no parent: a page holds the same content, as the author's was saved.
				$post = 'author' === $role ? get_post( write_entry( $role, 'post', "post-$way-$widget-$parent", sprintf( $content, $widget ) ) ) : null;
				write_entry( 'administrator', 'page', "$way-$widget-$role", $post ? $post->post_content : sprintf( $content, $widget ), $parent );
			}
		}
	}
	write_entry(
		'author',
		'post',
		"mistakes-$parent",
		'[rewards_widget name="svc-qeury"]Still here.[/rewards_widget] [rewards_widget name="logout"]One[/rewards_widget] [rewards_widget name="logout"]Two[/rewards_widget]'
		. ' [rewards_widget name="invoice" unit="yuan&quot; onclick=&quot;x"]Three<script>window.hacked = 1</script>[/rewards_widget]'
		. ' [rewards_widget name="register-ccc" unit="Cents" data-unit="yuan" notification="true"]Four[/rewards_widget]'
	);
}
