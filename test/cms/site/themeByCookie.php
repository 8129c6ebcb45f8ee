<?php
/** Shows the site in the theme that the cookie `test-theme` names, so that tests of two themes run side by side. */
foreach ( array( 'template', 'stylesheet' ) as $option ) {
	add_filter(
		"pre_option_$option",
		fn() => in_array( $_COOKIE['test-theme'] ?? '', array( 'twentytwentyone', 'twentytwentythree' ), true )
			? $_COOKIE['test-theme']
			: false
	);
}
