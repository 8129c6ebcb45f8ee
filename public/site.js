/* What the pages' markup cannot do by itself; without it everything still works. */
(() => {
  const language = document.getElementById('language');
  const here = document.getElementById('here');
  const pageTitle = document.title;
  const pageName = here ? here.textContent : '';

  /** The language switch keeps the part after `#`, which the server never sees. */
  const keepHash = () => {
    if (language) {
      language.href = language.href.split('#')[0] + window.location.hash;
    }
  };

  /** The account's hash routes are sections of one page: title and breadcrumb follow the one that shows. */
  const nameView = () => {
    const view = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const title = view ? view.getAttribute('data-title') : null;
    document.title = title ? `${title} | Rewards` : pageTitle;
    if (here) {
      here.textContent = title || pageName;
    }
  };

  const follow = () => {
    keepHash();
    try {
      nameView();
    } catch {
      // A hash that is no text names no view.
    }
  };

  /** The small-screen menu closes on Escape, on a click elsewhere and when it led to a part of this page. */
  const closeMenu = (menu) => {
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && menu.open) {
        menu.open = false;
        menu.querySelector('summary').focus();
      }
    });
    document.addEventListener('click', (event) => {
      if (!menu.contains(event.target)) {
        menu.open = false;
      }
    });
    window.addEventListener('hashchange', () => {
      menu.open = false;
    });
  };
  document.querySelectorAll('.menu').forEach(closeMenu);

  window.addEventListener('hashchange', follow);
  follow();
})();
