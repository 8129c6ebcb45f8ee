/** The same page behind a small loader: nothing but the question whether the page has the form. */
if (document.getElementById('form')) void import(/* webpackChunkName: "sign-in-chunk" */ './sign-in.page');
