/* Small improvements of the demo pages. The pages also work without this script. */
(() => {
  const language = document.getElementById('language');
  const currentPage = document.getElementById('here');
  const initialTitle = document.title;
  const initialName = currentPage ? currentPage.textContent : '';

  /** Adds the hash to the link of the language switch. The server never sees the hash. */
  const keepHash = () => {
    if (language) {
      language.href = language.href.split('#')[0] + window.location.hash;
    }
  };

  /** Sets document title and breadcrumb to those of the account section that the hash names. */
  const updateTitle = () => {
    const view = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const title = view ? view.getAttribute('data-title') : null;
    document.title = title ? `${title} | Rewards` : initialTitle;
    if (currentPage) {
      currentPage.textContent = title || initialName;
    }
  };

  const onHashChange = () => {
    keepHash();
    try {
      updateTitle();
    } catch {
      // decodeURIComponent throws for a malformed hash, which names no section.
    }
  };

  /** Closes the small-screen menu on Escape, on a click outside, and when the hash changes. */
  const addCloseListeners = (menu) => {
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
  document.querySelectorAll('.menu').forEach(addCloseListeners);

  window.addEventListener('hashchange', onHashChange);
  onHashChange();
})();
