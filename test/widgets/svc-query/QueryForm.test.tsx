import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { findNotice } from '../../support/notices';
import { languages } from '../../support/page/languages';
import { openPage } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, requestsTo, services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import { fillQuery, labels, openQueryPage, passSecurityCheck, queryCall, submitButton } from './openQueryPage';

const cardField = () => screen.getByLabelText('Card number');
const pinField = () => screen.getByLabelText('PIN');
const transactionField = () => screen.getByLabelText('Transaction ID');
const securityCheck = () => screen.getByRole('group', { name: 'Security check' });
const findTransactions = () => screen.findByRole('table', { name: 'Transactions' });
const transactionTab = () => screen.getByRole('tab', { name: 'By card number and transaction ID' });
const ticketOf = (body: unknown) => (body as { data: { captcha: string } }).data.captcha;

describe('query by PIN or by transaction (M-svc-01, M-api-23)', () => {
  it.each(languages)('has two tabs, in %s', async (language) => {
    const page = await openQueryPage(language);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      texts[language]['svcQuery.byPin'],
      texts[language]['svcQuery.byTransaction'],
    ]);
    await expectAccessible(page.mountPoint('svc-query'));
    await page.visitor.click(screen.getByRole('tab', { name: labels[language].byTransaction }));
    expect(screen.getByLabelText(labels[language].transaction)).toBeVisible();
    await expectAccessible(page.mountPoint('svc-query'));
  });

  it('has a PIN that browsers neither fill in nor save as the password of the site', async () => {
    await openQueryPage();
    expect(pinField()).toHaveAttribute('type', 'password');
    expect(pinField()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('sends card number, PIN and captcha ticket, and nothing else (M-svc-03, M-ent-16)', async () => {
    const page = await openQueryPage();
    await fillQuery(page);
    await page.visitor.click(submitButton());
    await findTransactions();
    expect(bodiesSentTo(queryCall)).toEqual([
      { data: { id: '7310180000000001', pin: '123456', captcha: expect.stringMatching(/^t03\w{64}\*$/) } },
    ]);
    expect(requests).toContain('POST http://public.test/public/svc/detail');
    const [call] = requestsTo(queryCall);
    expect(call?.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'x-client-name': 'rewards-widgets',
    });
    expect(call?.headers).not.toHaveProperty('authorization');
    expect(call?.query).toEqual({});
    expect(page.analytics).toEqual([{ event: 'svc_query_success', transactions: 12 }]);
  });

  it('sends card number, transaction ID and captcha ticket from the other tab (M-core-15)', async () => {
    const page = await openQueryPage();
    await page.visitor.click(transactionTab());
    await fillQuery(page, { id: '7310230000000000002', ticketNum: '1000000002' });
    await page.visitor.type(transactionField(), '{Enter}');
    await findTransactions();
    expect(bodiesSentTo(queryCall)).toEqual([
      { data: { id: '7310230000000000002', ticketNum: '1000000002', captcha: expect.stringMatching(/^t03/) } },
    ]);
  });

  it('resets fields and security check when the tab changes (M-svc-06, G4)', async () => {
    const page = await openQueryPage();
    await fillQuery(page);
    await page.visitor.click(transactionTab());
    expect(cardField()).toHaveValue('');
    expect(await within(securityCheck()).findByRole('button', { name: 'Click to verify' })).toBeVisible();
    expect(screen.queryByText('Verified')).toBeNull();
    await page.visitor.click(screen.getByRole('tab', { name: 'By card number and PIN code' }));
    expect(cardField()).toHaveValue('');
    expect(pinField()).toHaveValue('');
    await page.visitor.click(submitButton());
    expect(securityCheck()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesSentTo(queryCall)).toEqual([]);
  });

  it('ignores a response after the visitor has changed the tab (G6)', async () => {
    stopClock();
    const page = await openQueryPage();
    services.faults.set({ call: queryCall, fault: 'slow' });
    await fillQuery(page);
    await page.visitor.click(submitButton());
    await settle();
    await page.visitor.click(transactionTab());
    await passTime(30_000);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(transactionField()).toBeVisible();
    expect(page.analytics).toEqual([]);
  });
});

describe('validation', () => {
  it.each<[Language, string, string]>([
    ['en', '731018000000000', 'rule.isSVCCardNumber'],
    ['en', '73101800000000011', 'rule.isSVCCardNumber'],
    ['en', '', 'rule.isRequired'],
    ['zh', '7310', 'rule.isSVCCardNumber'],
  ])('in %s the card number %j has the error %s (M-svc-02)', async (language, number, rule) => {
    const { visitor } = await openQueryPage(language);
    await visitor.click(screen.getByLabelText(labels[language].card));
    if (number) await visitor.paste(number);
    await visitor.tab();
    expect(screen.getByLabelText(labels[language].card)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language][rule]!),
    );
  });

  it.each(['7310180000000001', '7310180000000000001'])('accepts the card number %s (M-svc-02)', async (number) => {
    const { visitor } = await openQueryPage();
    await visitor.click(cardField());
    await visitor.paste(number);
    await visitor.tab();
    expect(cardField()).toHaveValue(number);
    expect(cardField()).not.toBeInvalid();
  });

  it.each(languages)('requires a PIN of six digits, in %s (M-svc-03)', async (language) => {
    const { visitor } = await openQueryPage(language);
    const field = screen.getByLabelText(labels[language].pin);
    await visitor.type(field, '12a34');
    expect(field).toHaveValue('1234');
    await visitor.tab();
    await visitor.tab();
    expect(field).toHaveAccessibleDescription(texts[language]['rule.isSVCCardPin']);
    await visitor.type(field, '56');
    expect(field).not.toBeInvalid();
    await visitor.type(field, '7');
    expect(field).toHaveValue('1234567');
    expect(field).toHaveAccessibleDescription(texts[language]['rule.isSVCCardPin']);
  });

  it('limits the transaction ID to twenty characters (M-svc-04)', async () => {
    const { visitor } = await openQueryPage();
    await visitor.click(transactionTab());
    await visitor.click(transactionField());
    await visitor.paste('ABCDEFGHIJKLMNOPQRST');
    await visitor.tab();
    expect(transactionField()).not.toBeInvalid();
    await visitor.type(transactionField(), 'UVW');
    expect(transactionField()).toHaveValue('ABCDEFGHIJKLMNOPQRSTU');
    expect(transactionField()).toBeInvalid();
    await visitor.clear(transactionField());
    await visitor.tab();
    expect(transactionField()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
  });

  it('focuses the first field with an error, then the security check (M-svc-05, P-22)', async () => {
    const page = await openQueryPage();
    await page.visitor.click(submitButton());
    expect(cardField()).toHaveFocus();
    expect(screen.getByText(/^3 fields need your attention/)).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expectAccessible(page.mountPoint('svc-query'));
    await page.visitor.type(cardField(), '7310180000000001');
    await page.visitor.type(pinField(), '123456');
    await page.visitor.click(submitButton());
    expect(securityCheck()).toHaveFocus();
    expect(securityCheck()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.svcQuery.capture']!);
    expect(bodiesSentTo(queryCall)).toEqual([]);
    await passSecurityCheck(page);
    expect(securityCheck()).not.toHaveAccessibleDescription();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await page.visitor.click(submitButton());
    await findTransactions();
  });
});

const noticeKeys = ['204', '208', '217', '400', '429', 'capture', 'System.401', 'System.500'] as const;
const codes = { 'System.401': 401, 'System.500': 500 } as const;

describe.each(languages)('service errors in %s', (language) => {
  it.each(noticeKeys)('E-svcQuery-%s shows its own notice and hides the error code (B6)', async (key) => {
    const page = await openQueryPage(language);
    const code = key in codes ? codes[key as keyof typeof codes] : key;
    services.faults.set({ call: queryCall, fault: 'code', code, times: 1 });
    await fillQuery(page, {}, language);
    await page.visitor.click(submitButton(language));
    const id = key.startsWith('System.') ? `notice.${key}` : `notice.svcQuery.${key}`;
    const text = await screen.findByText(texts[language][id]!, { selector: '.rw-notice-text' });
    const notice = text.closest('[data-error-code]');
    expect(notice).toHaveAttribute('data-error-code', String(code));
    expect(screen.getByRole('alert')).toContainElement(notice as HTMLElement);
    expect(document.body).not.toHaveTextContent(`Refused with ${code}`);
    expect(page.analytics).toEqual([{ event: 'svc_query_failure', code: String(code) }]);
    await waitFor(() => expect(submitButton(language)).toHaveAttribute('aria-disabled', 'false'));
  });

  it.each([
    ['987654', '[removed]'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ])('the unknown error code %s shows the default notice (E-system-Default_Error)', async (code, tracked) => {
    const page = await openQueryPage(language);
    services.faults.set({ call: queryCall, fault: 'code', code, times: 1 });
    await fillQuery(page, {}, language);
    await page.visitor.click(submitButton(language));
    await findNotice(texts[language]['notice.System.Default_Error']!);
    expect(document.body).not.toHaveTextContent(code);
    expect(page.analytics).toEqual([{ event: 'svc_query_failure', code: tracked }]);
  });
});

it.each([
  ['stays', '217', '217', true],
  ['goes', 'CaptchaRequired', 'capture', false],
] as const)('a notice %s with the next security check, for error code %s (I5)', async (_what, code, key, stays) => {
  const page = await openQueryPage();
  services.faults.set({ call: queryCall, fault: 'code', code, times: 1 });
  await fillQuery(page);
  await page.visitor.click(submitButton());
  await findNotice(texts.en[`notice.svcQuery.${key}`]!);
  await passSecurityCheck(page);
  expect(screen.queryByText(texts.en[`notice.svcQuery.${key}`]!, { selector: 'form *' }) !== null).toBe(stays);
});

it('waits as long as a 429 requires (B5)', async () => {
  stopClock();
  const page = await openQueryPage();
  services.faults.set({ call: queryCall, fault: '429', times: 1 });
  await fillQuery(page);
  await page.visitor.click(submitButton());
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.svcQuery.429']!);
  expect(submitButton()).toHaveAccessibleDescription('Please wait 30 s');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page.mountPoint('svc-query'));
  await passTime(30_000);
  expect(submitButton()).not.toHaveAccessibleDescription();
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
});

describe('captcha ticket', () => {
  it('is used once: an error resets the security check, and the next ticket differs (M-svc-07, G4)', async () => {
    const page = await openQueryPage();
    await fillQuery(page, { pin: '999999' });
    expect(screen.getByText('Verified')).toBeVisible();
    await page.visitor.click(submitButton());
    await findNotice(texts.en['notice.svcQuery.400']!);
    await waitFor(() => expect(screen.queryByText('Verified')).toBeNull());
    expect(cardField()).toHaveValue('7310180000000001');
    expect(pinField()).toHaveValue('999999');

    await page.visitor.clear(pinField());
    await page.visitor.type(pinField(), '123456');
    await page.visitor.click(submitButton());
    expect(securityCheck()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesSentTo(queryCall)).toHaveLength(1);

    await passSecurityCheck(page);
    await page.visitor.click(submitButton());
    await findTransactions();
    const tickets = bodiesSentTo(queryCall).map(ticketOf);
    expect(new Set(tickets).size).toBe(2);
    expect(tickets).toEqual([expect.stringMatching(/^t03/), expect.stringMatching(/^t03/)]);
  });

  it.each(['20005', '83001', 'CaptchaRequired'])('says that it is missing for error %s (contract 5)', async (code) => {
    const page = await openQueryPage();
    await fillQuery(page);
    services.faults.set({ call: queryCall, fault: 'code', code, times: 1 });
    await page.visitor.click(submitButton());
    await findNotice(texts.en['notice.svcQuery.capture']!);
  });

  it('is required again when the service reports it missing (E-svcQuery-capture)', async () => {
    const page = await openQueryPage();
    await fillQuery(page);
    const [issuedTicket] = services.model.tickets.keys();
    services.model.tickets.delete(issuedTicket!);
    await page.visitor.click(submitButton());
    await findNotice(texts.en['notice.svcQuery.capture']!);
    await passSecurityCheck(page);
    await page.visitor.click(submitButton());
    await findTransactions();
  });
});

describe('failed request (B3)', () => {
  // test/flows/giftCard.test.tsx tries every fault.
  it.each(['500', 'malformed', '401'] as const)(
    '%s shows a notice and keeps the typed values; the next submit succeeds',
    async (fault) => {
      const page = await openQueryPage();
      services.faults.set({ call: queryCall, fault, times: 1 });
      await fillQuery(page);
      await page.visitor.click(submitButton());
      const key = fault === '401' ? '401' : 'Default_Error';
      await findNotice(texts.en[`notice.System.${key}`]!);
      expect(cardField()).toHaveValue('7310180000000001');
      expect(pinField()).toHaveValue('123456');
      expect(submitButton()).toHaveFocus();
      await passSecurityCheck(page);
      await page.visitor.click(submitButton());
      await findTransactions();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      expect(bodiesSentTo(queryCall)).toHaveLength(2);
    },
  );

  it('times out after 20 s', async () => {
    stopClock();
    const page = await openQueryPage();
    services.faults.set({ call: queryCall, fault: 'timeout', times: 1 });
    await fillQuery(page);
    await page.visitor.click(submitButton());
    await passTime(19_900);
    expect(screen.getByText('Still working, please wait…')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await passTime(200);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.Default_Error']!);
    expect(page.analytics).toEqual([{ event: 'svc_query_failure', code: null }]);
    await page.visitor.click(screen.getByRole('button', { name: 'Click to verify' }));
    await page.visitor.click(submitButton());
    await settle();
    expect(screen.getByRole('table', { name: 'Transactions' })).toBeVisible();
  });

  it('reads the old response envelope', async () => {
    const page = await openQueryPage();
    services.faults.set({ call: queryCall, fault: 'old-format' });
    await fillQuery(page, { pin: '000000' });
    await page.visitor.click(submitButton());
    await findNotice(texts.en['notice.svcQuery.400']!);
    await page.visitor.clear(pinField());
    await page.visitor.type(pinField(), '123456');
    await passSecurityCheck(page);
    await page.visitor.click(submitButton());
    await findTransactions();
  });
});

it('sends one request for twenty clicks (B4)', async () => {
  const page = await openQueryPage();
  services.faults.set({ call: queryCall, fault: 'timeout' });
  await fillQuery(page);
  for (let clicks = 0; clicks < 20; clicks += 1) await page.visitor.click(submitButton());
  await page.visitor.type(pinField(), '{Enter}');
  await settle();
  expect(bodiesSentTo(queryCall)).toHaveLength(1);
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page.mountPoint('svc-query'));
});

it('creates missing notification and loading widgets, so that no notice is lost (contract 3)', async () => {
  const page = await openPage({ path: '/en/starbucks-gift-card/svc-query', mounts: ['svc-query'] });
  services.faults.set({ call: queryCall, fault: '500', times: 1 });
  await fillQuery(page);
  await page.visitor.click(submitButton());
  const outlet = await screen.findByRole('alert');
  expect(page.mountPoint('notification')).toContainElement(outlet);
  expect(outlet).toHaveTextContent(texts.en['notice.System.Default_Error']!);
  expect(page.isReady('loading')).toBe(true);
});

it('leaves no secret in the address, in storage or in analytics (G5, J1)', async () => {
  const page = await openQueryPage();
  await fillQuery(page, { pin: '999999' });
  await page.visitor.click(submitButton());
  await findNotice(texts.en['notice.svcQuery.400']!);
  await page.visitor.clear(pinField());
  await page.visitor.type(pinField(), '123456');
  await passSecurityCheck(page);
  await page.visitor.click(submitButton());
  await findTransactions();
  const exposed = JSON.stringify([page.analytics, location.href, { ...localStorage }, { ...sessionStorage }]);
  for (const secret of ['7310180000000001', '123456', '999999', 't03']) expect(exposed).not.toContain(secret);
  expect(page.analytics).toEqual([
    { event: 'svc_query_failure', code: '400' },
    { event: 'svc_query_success', transactions: 12 },
  ]);
});

it.each([
  ['card number', { id: '7310180000000001', pin: '123456' }, labels.en.card, { id: '7310180000000002', pin: '123456' }],
  ['PIN', { id: '7310180000000001', pin: '123456' }, labels.en.pin, { id: '7310180000000001', pin: '123452' }],
  [
    'transaction ID',
    { id: '7310180000000001', ticketNum: '1000000001' },
    labels.en.transaction,
    { id: '7310180000000001', ticketNum: '1000000002' },
  ],
])('drops the response when the visitor has corrected the %s meanwhile, and sends it next (G6)', async (...row) => {
  const [, typed, label, corrected] = row;
  stopClock();
  const page = await openQueryPage();
  if ('ticketNum' in typed) await page.visitor.click(transactionTab());
  await fillQuery(page, typed);
  services.faults.set({ call: queryCall, fault: 'slow', times: 1 });
  await page.visitor.click(submitButton());
  await page.visitor.type(screen.getByLabelText(label), '{Backspace}2');
  await passTime(5000);
  expect(screen.queryByRole('heading', { name: labels.en.result })).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(page.analytics).toEqual([]);
  await passSecurityCheck(page);
  await page.visitor.click(submitButton());
  await passTime(5000);
  expect(bodiesSentTo(queryCall)).toMatchObject([{ data: typed }, { data: corrected }]);
});
