/** The same form behind a small loader, which fetches the chunk if the page has the form. */
if (document.getElementById('form')) void import(/* webpackChunkName: "registration-chunk" */ './registration.page');
