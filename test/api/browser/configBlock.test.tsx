import '../../support/build';
import { config } from '../../../src/api/browser/config';
import { resetPageState } from '../../../src/lib/pageState';

let warn: jest.SpyInstance;
beforeEach(() => {
  resetPageState();
  document.head.replaceChildren();
  document.body.replaceChildren();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
  localStorage.clear();
  Reflect.deleteProperty(window, 'widgetsConfig');
});

function insertHtml(html: string): void {
  document.body.append(document.createRange().createContextualFragment(html));
}
const block = (json: string) => `<script type="application/json" id="widgets-config">${json}</script>`;
const accountOrigin = () => config().services.account;

test('without a block the defaults apply and nothing is reported (contract 2)', () => {
  expect(accountOrigin()).toBe('http://localhost');
  expect(warn).not.toHaveBeenCalled();
});

test('the block is read once, so a later change has no effect (B2)', () => {
  insertHtml(block('{"services":{"account":"https://account.test"}}'));
  const first = config();
  expect(first.services.account).toBe('https://account.test');
  document.body.replaceChildren();
  insertHtml(block('{"services":{"account":"https://evil.test"}}'));
  expect(config()).toBe(first);
});

test('all warnings are reported once, in one line', () => {
  insertHtml(
    block('{"services":{"account":"javascript:alert(1)","gateway":"https://a@gateway.test"},"captchaOrigins":1}'),
  );
  config();
  config();
  expect(warn).toHaveBeenCalledTimes(1);
  const [line] = warn.mock.calls[0] as [string];
  expect(line).toMatch(/services\.account .*services\.gateway .*captchaOrigins /);
  // A host may record the console, so the warning does not repeat the values.
  expect(line).not.toMatch(/javascript|gateway\.test/);
});

test('a malformed block is reported once, and the defaults apply', () => {
  insertHtml(block('{ "services": { "account": '));
  expect(accountOrigin()).toBe('http://localhost');
  config();
  expect(warn).toHaveBeenCalledTimes(1);
});

const used = '{"services":{"account":"https://account.test"}}';
const evil = '{"services":{"account":"https://evil.test"}}';

test.each([
  ['a div', `<div id="widgets-config">${evil}</div>`],
  ['a form with a field named services', '<form id="widgets-config"><input name="services" value="a"></form>'],
  ['two links', '<a id="widgets-config"></a><a id="widgets-config" name="services" href="https://evil.test"></a>'],
  ['a script of another type', `<script type="text/plain" id="widgets-config">${evil}</script>`],
  ['a script of SVG', `<svg><script type="application/json" id="widgets-config">${evil}</script></svg>`],
])('%s with the id of the block: nothing is used, and it is reported once (A6, contract 2)', (_case, html) => {
  const expectDefaults = () => {
    expect(accountOrigin()).toBe('http://localhost');
    config();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('is the id of another element: the defaults are used'));
  };
  // Alone, then before and after a valid block: neither the first nor the last element wins.
  for (const page of [html, html + block(used), block(used) + html]) {
    resetPageState();
    warn.mockClear();
    document.body.replaceChildren();
    insertHtml(page);
    expectDefaults();
  }
});

test('a block that was pasted twice counts as one, also with other spaces (contract 2)', () => {
  insertHtml(block(used) + block(` ${used.replace(':', ' :\n')} `));
  expect(accountOrigin()).toBe('https://account.test');
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['that differ', block(used) + block(evil)],
  ['of which one is malformed', block(used) + block(`${used},`)],
])('of several blocks %s, none is used, and it is reported once (contract 2)', (_how, html) => {
  insertHtml(html);
  expect(accountOrigin()).toBe('http://localhost');
  config();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('blank lines that a CMS has turned into paragraphs are reported (contract 2)', () => {
  insertHtml(block('{"services":</p>\n<p>{"account":"https://account.test"}}'));
  expect(accountOrigin()).toBe('http://localhost');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is not a JSON object: the defaults are used'));
});

test('query, storage and globals have no effect (B2)', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem');
  history.replaceState(null, '', '/?services.account=https://evil.test&widgets-config={}');
  localStorage.setItem('widgets-config', '{"services":{"account":"https://evil.test"}}');
  Object.assign(window, { widgetsConfig: { services: { account: 'https://evil.test' } } });
  expect(accountOrigin()).toBe('http://localhost');
  // Under any name.
  expect(getItem).not.toHaveBeenCalled();
});

test('a console that throws does not stop reading the configuration', () => {
  insertHtml(block('nothing'));
  jest.spyOn(console, 'warn').mockImplementation(() => {
    throw new Error('no console');
  });
  expect(accountOrigin()).toBe('http://localhost');
});
