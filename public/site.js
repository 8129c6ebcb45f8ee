/* What the pages' markup cannot do by itself; without it everything still works. */
(() => {
  const language = document.getElementById('language');
  const here = document.getElementById('here');
  const pageTitle = document.title;
  const pageName = here && here.textContent;

  /** The language switch keeps the part after `#`, which the server never sees. */
  const keepHash = () => {
    if (language) {
      language.href = language.href.split('#')[0] + window.location.hash;
    }
  };

  /** The account's hash routes are sections of one page: title and breadcrumb follow the one that shows. */
  const nameView = () => {
    const view = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const title = view && view.getAttribute('data-title');
    document.title = title ? `${title} | Rewards` : pageTitle;
    if (here) {
      here.textContent = title || pageName;
    }
  };

  const follow = () => {
    keepHash();
    try {
      nameView();
    } catch (error) {
      // A hash that is no text names no view.
    }
  };

  /** The small-screen menu closes on Escape and on a click elsewhere. */
  const menu = document.querySelector('.menu');
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu && menu.open) {
      menu.open = false;
      menu.querySelector('summary').focus();
    }
  });
  document.addEventListener('click', (event) => {
    if (menu && menu.open && !menu.contains(event.target)) {
      menu.open = false;
    }
  });

  window.addEventListener('hashchange', follow);
  follow();
})();
