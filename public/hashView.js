/*
 * Marks the page when the hash of its address names a view of the account. CSS then hides what is below the title until
 * the browser has found the view (`:target`), which may come after the first paint. Runs before the views are parsed.
 */
if (window.location.hash.length > 2) {
  document.documentElement.classList.add('has-view');
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(() => document.documentElement.classList.remove('has-view'), 0);
  });
}
