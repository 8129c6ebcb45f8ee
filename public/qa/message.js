import { createElement } from './elements.js';

/** The line of the panel that says what an action has done, or why it failed. */
export const message = createElement('p', { class: 'qa-message', role: 'status' });

/** Shows a text in the message line. */
export const showMessage = (text) => {
  message.textContent = text;
};

/** Returns a click handler that runs an action and shows its error, if any. */
export const runAction = (action) => () => {
  showMessage('');
  Promise.resolve()
    .then(action)
    .catch((error) => showMessage(error.message));
};
