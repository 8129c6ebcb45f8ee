import '../support/build';
import { config, forgetConfig } from '../../src/api/config';

let warn: jest.SpyInstance;
beforeEach(() => {
  forgetConfig();
  document.head.replaceChildren();
  document.body.replaceChildren();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function put(html: string): void {
  document.body.append(document.createRange().createContextualFragment(html));
}
const block = (json: string) => `<script type="application/json" id="widgets-config">${json}</script>`;
const account = () => config().services.account;

test('a page without a block has the defaults, silently (contract 2)', () => {
  expect(account()).toBe('http://localhost');
  expect(warn).not.toHaveBeenCalled();
});

test('the block is read once: what changes later changes nothing (B2)', () => {
  put(block('{"services":{"account":"https://account.test"}}'));
  const first = config();
  expect(first.services.account).toBe('https://account.test');
  document.body.replaceChildren();
  put(block('{"services":{"account":"https://evil.test"}}'));
  expect(config()).toBe(first);
});

test('whatever is wrong is told in one line, once', () => {
  put(block('{"services":{"account":"javascript:alert(1)","gateway":"https://a@gateway.test"},"captchaOrigins":1}'));
  config();
  config();
  expect(warn).toHaveBeenCalledTimes(1);
  const [line] = warn.mock.calls[0] as [string];
  expect(line).toMatch(/services\.account .*services\.gateway .*captchaOrigins /);
  // What is told may be recorded: it never repeats what was written.
  expect(line).not.toMatch(/javascript|gateway\.test/);
});

test('a malformed block is told once, and the defaults are used', () => {
  put(block('{ "services": { "account": '));
  expect(account()).toBe('http://localhost');
  config();
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each([
  ['an element', '<div id="widgets-config">{"services":{"account":"https://evil.test"}}</div>'],
  ['a form with fields of telling names', '<form id="widgets-config"><input name="services" value="a"></form>'],
  ['two elements', '<a id="widgets-config"></a><a id="widgets-config" name="services" href="https://evil.test"></a>'],
  [
    'a script that would run',
    '<script type="text/plain" id="widgets-config">{"services":{"account":"https://evil.test"}}</script>',
  ],
])('%s of the same id is no block (A6)', (_case, html) => {
  put(html);
  expect(account()).toBe('http://localhost');
  forgetConfig();
  put(block('{"services":{"account":"https://account.test"}}'));
  expect(account()).toBe('https://account.test');
  expect(warn).not.toHaveBeenCalled();
});

test('neither the query, nor storage, nor globals have a say (B2)', () => {
  history.replaceState(null, '', '/?services.account=https://evil.test&widgets-config={}');
  localStorage.setItem('widgets-config', '{"services":{"account":"https://evil.test"}}');
  Object.assign(window, { widgetsConfig: { services: { account: 'https://evil.test' } } });
  expect(account()).toBe('http://localhost');
});

test('a page without a console still has its configuration', () => {
  put(block('nothing'));
  jest.spyOn(console, 'warn').mockImplementation(() => {
    throw new Error('no console');
  });
  expect(account()).toBe('http://localhost');
});
