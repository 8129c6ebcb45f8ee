/* The gallery page: says whether the state in the frame was reached, and copies snippets. */
(() => {
  const isEnglish = document.documentElement.lang === 'en';
  const pick = (zh, en) => (isEnglish ? en : zh);
  const frame = document.getElementById('gallery-frame');
  const status = document.getElementById('gallery-status');
  const pollInterval = 200;

  /** Shows what `play.js` has written to the document of the frame. */
  const showStatus = () => {
    const result = frame.contentDocument?.documentElement?.getAttribute('data-gallery');
    if (!result) {
      setTimeout(showStatus, pollInterval);
      return;
    }
    status.textContent =
      result === 'ready'
        ? pick('已到达此状态。', 'The state is shown.')
        : pick(`未能到达此状态：${result}`, `The state was not reached: ${result}`);
  };
  status.textContent = pick('正在准备…', 'Preparing …');
  showStatus();

  document.querySelectorAll('[data-copy]').forEach((button) => {
    button.addEventListener('click', () => {
      const text = button.parentElement.querySelector('pre').textContent;
      navigator.clipboard.writeText(text).then(() => {
        button.textContent = button.getAttribute('data-copied');
      });
    });
  });
})();
