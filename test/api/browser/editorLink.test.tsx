import fc from 'fast-check';
import { parseEditorLink } from '../../../src/api/browser/editorLink';

beforeAll(() => history.replaceState(null, '', '/en/account/'));

test.each([
  ['https://stars.example.test', 'https://stars.example.test/', true],
  ['HTTPS://Stars.Example.test/a', 'https://stars.example.test/a', true],
  ['http://stars.example.test/?a#b', 'http://stars.example.test/?a#b', true],
  ['http://localhost:8080/', 'http://localhost:8080/', true],
  ['http://localhost/apps/', 'http://localhost/apps/', false],
  ['/apps/', 'http://localhost/apps/', false],
  ['/礼品卡', 'http://localhost/%E7%A4%BC%E5%93%81%E5%8D%A1', false],
  ['starbucks-rewards', 'http://localhost/en/account/starbucks-rewards', false],
  ['../apps/', 'http://localhost/en/apps/', false],
  ['?a=1', 'http://localhost/en/account/?a=1', false],
  ['#/rewards', 'http://localhost/en/account/#/rewards', false],
  ['/a?b=https://evil.test/', 'http://localhost/a?b=https://evil.test/', false],
])('%s resolves to %s (contract 5)', (raw, href, isExternal) => {
  expect(parseEditorLink(raw)).toEqual({ href, isExternal });
});

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:http://localhost/x',
  'filesystem:http://localhost/x',
  'file:///etc/passwd',
  'mailto:a@b.c',
  'tel:4008206998',
  'intent://x#Intent;end',
  'weixin://dl/chat',
  '//evil.test/',
  '///evil.test/',
  '/\\evil.test/',
  '\\\\evil.test/',
  'http:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https://user@evil.test/',
  'https://user:pass@evil.test/',
  'https://',
  'https://[',
  'https://evil.test/\u202egnp.exe',
  'https://evil.test/a b',
  `https://evil.test/${'a'.repeat(2048)}`,
])('%j is rejected (I3)', (raw) => {
  expect(parseEditorLink(raw)).toBeNull();
});

test('the base of the page has no effect (M4)', () => {
  const base = document.createElement('base');
  base.href = 'https://cdn.other.test/';
  document.head.prepend(base);
  expect(parseEditorLink('/apps/')?.href).toBe('http://localhost/apps/');
  base.remove();
});

test('any text: a link is http(s), has no credentials, and knows whether it is external', () => {
  const piece = fc.constantFrom(
    'http',
    'https',
    'javascript',
    ':',
    '/',
    '//',
    '\\',
    '@',
    '?',
    '#',
    '.',
    'a',
    ' ',
    '%2f',
  );
  const raw = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(raw, (text) => {
      const link = parseEditorLink(text);
      if (!link) return;
      const url = new URL(link.href);
      expect(url.protocol).toMatch(/^https?:$/);
      expect(url.username + url.password).toBe('');
      expect(link.isExternal).toBe(url.origin !== location.origin);
      if (/^[/\\]/.test(text)) expect(link.isExternal).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
