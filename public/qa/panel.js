/* The QA panel of the demo site: faults, sent messages, sessions, QR sign-in and the states of the widgets. */
import { badge, makeBadgeMovable } from './badge.js';
import { button, createElement, section } from './elements.js';
import { faultSections, loadFaults, showUnknownFaults } from './faults.js';
import { message, runAction, showMessage } from './message.js';
import { mountSection, showMounts } from './mounts.js';
import { loadServices, serviceSections } from './services.js';
import { callStub } from './stub.js';
import { texts } from './texts.js';

const refreshPanel = () => {
  showMounts();
  runAction(() => Promise.all([loadFaults(), loadServices()]))();
};

const switchLanguage = () => document.getElementById('language')?.click();

const resetServices = async () => {
  await callStub('POST', '/__stub/reset');
  await Promise.all([loadFaults(), loadServices()]);
  showMessage(texts.wasReset);
};

const toggle = (isOpen) => {
  panel.hidden = !isOpen;
  badge.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) {
    refreshPanel();
    panel.focus();
  } else {
    badge.focus();
  }
};

const panel = createElement(
  'section',
  { class: 'qa-panel', id: 'qa-panel', 'aria-label': texts.panel, tabindex: '-1', hidden: true },
  createElement(
    'div',
    { class: 'qa-head' },
    createElement('h2', {}, texts.panel),
    button(texts.refresh, refreshPanel),
    button(texts.close, () => toggle(false)),
  ),
  message,
  ...faultSections,
  ...serviceSections,
  mountSection,
  section(
    texts.page,
    createElement(
      'div',
      { class: 'qa-buttons' },
      button(texts.otherLanguage, switchLanguage),
      button(texts.reset, runAction(resetServices)),
    ),
  ),
);
panel.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    event.stopPropagation();
    toggle(false);
  }
});

const root = createElement('div', { class: 'qa' }, badge, panel);
makeBadgeMovable(root);
badge.addEventListener('click', () => toggle(panel.hidden));
showUnknownFaults();
document.body.append(root);
loadFaults().catch(showUnknownFaults);
