/** Creates an element with attributes, event listeners (functions) and children. */
export const createElement = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (typeof value === 'function') {
      element.addEventListener(key, value);
    } else if (value !== false && value !== undefined) {
      element.setAttribute(key, value === true ? '' : value);
    }
  }
  element.append(...children);
  return element;
};

/** Replaces the children of an element. */
export const replaceChildren = (element, ...children) => {
  element.textContent = '';
  element.append(...children);
};

let fieldCount = 0;

/** Returns a form control with its label. */
export const field = (label, control) => {
  fieldCount += 1;
  control.id = `qa-field-${fieldCount}`;
  return createElement('div', { class: 'qa-field' }, createElement('label', { for: control.id }, label), control);
};

/** Returns a button. */
export const button = (label, onClick) =>
  createElement('button', { type: 'button', class: 'qa-button', click: onClick }, label);

/** Returns a part of the panel with its title. */
export const section = (title, ...children) =>
  createElement('section', {}, createElement('h3', {}, title), ...children);
