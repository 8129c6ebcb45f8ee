/*
 * Plays the steps of a gallery state: types, clicks and waits like a visitor. Sets `data-gallery` on the document to
 * `ready` after the last step, or to the step that could not be played. Runs in the head, before the widgets.
 */
(() => {
  const root = document.documentElement;
  const stepTimeout = 15000;
  const pollInterval = 50;

  /** Removes what earlier states have stored, such as pending applications. */
  const clearStorage = () => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith('rewards-widgets.')) {
          storage.removeItem(key);
        }
      }
    }
  };

  const textOf = (element) => element.textContent.trim();
  const isVisible = (element) => element.getClientRects().length > 0;
  const isUsable = (element) =>
    isVisible(element) && !element.disabled && element.getAttribute('aria-disabled') !== 'true';
  const findAll = (selector) => Array.from(document.querySelectorAll(selector)).filter(isVisible);

  /** Returns the visible field at a position among those with a label. */
  const findField = (name, at) => {
    const labels = findAll('label').filter((label) => textOf(label).startsWith(name));
    const exact = labels.filter((label) => textOf(label) === name);
    const label = (exact.length > 0 ? exact : labels)[at];
    const field = label ? label.control : findAll(`select[aria-label="${name}"], input[aria-label="${name}"]`)[at];
    return field && isUsable(field) ? field : undefined;
  };

  /** Sets the value as typing does: React reads it from the event. */
  const setValue = (field, value) => {
    const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
    field.focus();
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    field.blur();
  };

  const pressables = 'button, a[href], [role="tab"], summary, label';
  const findPressable = (name) =>
    findAll(pressables).find(
      (element) => (textOf(element) === name || element.getAttribute('aria-label') === name) && isUsable(element),
    );

  const sees = (text) =>
    findAll('body *').some((element) => {
      const own = Array.from(element.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE);
      return own.some((node) => node.data.includes(text)) || (element.getAttribute('aria-label') || '').includes(text);
    }) || findAll('[data-mount] *').some((element) => element.childElementCount < 4 && textOf(element).includes(text));

  /** Passes the security check, once it is shown. Returns true when it is passed. */
  const passCaptcha = () => {
    const button = findAll('button').find((element) => /^(点击完成验证|Click to verify)$/.test(textOf(element)));
    if (button) {
      button.click();
    }
    return Boolean(button);
  };

  /** Tries to play a step. Returns false when the page is not there yet. */
  const tryStep = (step, services) => {
    if ('type' in step || 'select' in step) {
      const field = findField(step.type || step.select, step.at || 0);
      if (field) {
        setValue(field, 'type' in step ? step.text : (field.options[step.option] || field.options[0]).value);
      }
      return Boolean(field);
    }
    if ('press' in step) {
      const element = findPressable(step.press);
      if (element) {
        element.click();
      }
      return Boolean(element);
    }
    if ('passCaptcha' in step) {
      return passCaptcha();
    }
    if ('phone' in step) {
      const request = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
      fetch(`${services}/__stub/qr`, { ...request, body: JSON.stringify({ action: step.phone }) });
      return true;
    }
    return 'see' in step ? sees(step.see) : findAll(step.find).length > 0;
  };

  const wait = () => new Promise((resolve) => setTimeout(resolve, pollInterval));

  /** Polls until a condition holds; rejects with the description after the timeout. */
  const waitUntil = async (isTrue, description) => {
    const start = performance.now();
    while (!isTrue()) {
      if (performance.now() - start > stepTimeout) {
        throw new Error(description);
      }
      await wait();
    }
  };

  /** Keeps a widget that is alone on its page: some states lead to another page after two seconds. */
  const stayOnPage = () => {
    const isAlone = new URLSearchParams(window.location.search).has('alone');
    if (isAlone && 'navigation' in window) {
      navigation.addEventListener('navigate', (event) => {
        if (event.cancelable && !event.hashChange && !event.userInitiated) {
          event.preventDefault();
        }
      });
    }
  };

  const play = async () => {
    const { widget, steps, services } = JSON.parse(document.getElementById('gallery-state').textContent);
    const ready = `[data-mount="${widget}"][data-mount-state="ready"]`;
    await waitUntil(() => document.querySelector(ready) !== null, ready);
    stayOnPage();
    for (const step of steps) {
      await waitUntil(() => tryStep(step, services), JSON.stringify(step));
      // React renders after the event.
      await wait();
    }
    root.setAttribute('data-gallery', 'ready');
  };

  clearStorage();
  document.addEventListener('DOMContentLoaded', () => {
    play().catch((error) => root.setAttribute('data-gallery', error.message));
  });
})();
