/* The parts of the panel about what the services hold: sent messages, sessions and the QR sign-in. */
import { button, createElement, replaceChildren, section } from './elements.js';
import { runAction, showMessage } from './message.js';
import { callStub } from './stub.js';
import { texts } from './texts.js';

/** How many of the sent messages the panel lists. */
const lastSent = 5;
const outbox = createElement('ul', { class: 'qa-list' });
const sessionList = createElement('p', {});

const outboxRow = ({ at, to, template, link, code }) =>
  createElement(
    'li',
    {},
    createElement('span', {}, `${new Date(at).toLocaleTimeString()} ${to} (${template})`),
    link
      ? createElement('a', { href: link }, link)
      : createElement('strong', {}, code === undefined ? '' : String(code)),
  );

const loadOutbox = async () => {
  const entries = (await callStub('GET', '/__stub/outbox')).slice(-lastSent).reverse();
  const rows = entries.map(outboxRow);
  replaceChildren(outbox, ...(rows.length === 0 ? [createElement('li', {}, texts.nothingSent)] : rows));
};

const loadSessions = async () => {
  const { sessions = [] } = await callStub('GET', '/__stub/state');
  sessionList.textContent = sessions.length === 0 ? texts.noSessions : sessions.join(', ');
};

const simulatePhone = (action) =>
  runAction(async () => {
    await callStub('POST', '/__stub/qr', { action });
    showMessage(texts.done);
  });

/** Shows the sent messages and the sessions of now. */
export const loadServices = () => Promise.all([loadOutbox(), loadSessions()]);

/** The parts, in the order in which the panel shows them. */
export const serviceSections = [
  section(texts.outbox, outbox),
  section(texts.sessions, sessionList),
  section(
    texts.qr,
    createElement(
      'div',
      { class: 'qa-buttons' },
      button(texts.scan, simulatePhone('scan')),
      button(texts.confirm, simulatePhone('confirm')),
      button(texts.expire, simulatePhone('expire')),
    ),
  ),
];
