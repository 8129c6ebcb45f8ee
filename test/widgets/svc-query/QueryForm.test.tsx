import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { bodiesOf, callsOf, openPage, passTime, requests, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { fillIn, type Language, names, openQuery, queryCall, submit, verify } from './visit';

const card = () => screen.getByLabelText('Card number');
const pin = () => screen.getByLabelText('PIN');
const transaction = () => screen.getByLabelText('Transaction ID');
const check = () => screen.getByRole('group', { name: 'Security check' });
const table = () => screen.findByRole('table', { name: 'Transactions' });
const byTransaction = () => screen.getByRole('tab', { name: 'By card number and transaction ID' });
const ticketOf = (body: unknown) => (body as { data: { captcha: string } }).data.captcha;

describe('the two ways to ask (M-svc-01, M-api-23)', () => {
  it.each<[Language, string[]]>([
    ['en', ['By card number and PIN code', 'By card number and transaction ID']],
    ['zh', ['卡号和密码查询', '卡号和交易号查询']],
  ])('are two tabs, in %s', async (language, tabs) => {
    const page = await openQuery(language);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
    await expectAccessible(page.mount('svc-query'));
    await page.visitor.click(screen.getByRole('tab', { name: names[language].byTransaction }));
    expect(screen.getByLabelText(names[language].transaction)).toBeVisible();
    await expectAccessible(page.mount('svc-query'));
  });

  it('sends card, PIN and ticket, and nothing else (M-svc-03, M-ent-16)', async () => {
    const page = await openQuery();
    await fillIn(page);
    await page.visitor.click(submit());
    await table();
    expect(bodiesOf(queryCall)).toEqual([
      { data: { id: '7310180000000001', pin: '123456', captcha: expect.stringMatching(/^t03\w{64}\*$/) } },
    ]);
    expect(requests).toContain('POST http://public.test/public/svc/detail');
    const [call] = callsOf(queryCall);
    expect(call?.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'x-client-name': 'rewards-widgets',
    });
    expect(call?.headers).not.toHaveProperty('authorization');
    expect(call?.query).toEqual({});
    expect(page.analytics).toEqual([{ event: 'svc_query_success', transactions: 12 }]);
  });

  it('sends card, transaction and ticket from the other tab (M-core-15)', async () => {
    const page = await openQuery();
    await page.visitor.click(byTransaction());
    await fillIn(page, { id: '7310230000000000002', ticketNum: '1000000002' });
    await page.visitor.type(transaction(), '{Enter}');
    await table();
    expect(bodiesOf(queryCall)).toEqual([
      { data: { id: '7310230000000000002', ticketNum: '1000000002', captcha: expect.stringMatching(/^t03/) } },
    ]);
  });

  it('starts anew when the tab changes, the check included (M-svc-06, G4)', async () => {
    const page = await openQuery();
    await fillIn(page);
    await page.visitor.click(byTransaction());
    expect(card()).toHaveValue('');
    expect(await within(check()).findByRole('button', { name: 'Click to verify' })).toBeVisible();
    expect(screen.queryByText('Verified')).toBeNull();
    await page.visitor.click(screen.getByRole('tab', { name: 'By card number and PIN code' }));
    expect(card()).toHaveValue('');
    expect(pin()).toHaveValue('');
    await page.visitor.click(submit());
    expect(check()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesOf(queryCall)).toEqual([]);
  });

  it('does not show the answer to a tab that was left (G6)', async () => {
    stopClock();
    const page = await openQuery();
    services.faults.set({ call: queryCall, fault: 'slow' });
    await fillIn(page);
    await page.visitor.click(submit());
    await settle();
    await page.visitor.click(byTransaction());
    await passTime(30_000);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(transaction()).toBeVisible();
    expect(page.analytics).toEqual([]);
  });
});

describe('what has to be right before anything is sent', () => {
  it.each<[Language, string, string]>([
    ['en', '731018000000000', 'rule.isSVCCardNumber'],
    ['en', '73101800000000011', 'rule.isSVCCardNumber'],
    ['en', '', 'rule.isRequired'],
    ['zh', '7310', 'rule.isSVCCardNumber'],
  ])('in %s a card number %j is told by %s (M-svc-02)', async (language, number, rule) => {
    const { visitor } = await openQuery(language);
    await visitor.click(screen.getByLabelText(names[language].card));
    if (number) await visitor.paste(number);
    await visitor.tab();
    expect(screen.getByLabelText(names[language].card)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language][rule]!),
    );
  });

  it.each(['7310180000000001', '7310180000000000001'])('takes %s', async (number) => {
    const { visitor } = await openQuery();
    await visitor.click(card());
    await visitor.paste(number);
    await visitor.tab();
    expect(card()).toHaveValue(number);
    expect(card()).not.toBeInvalid();
  });

  it.each<Language>(['en', 'zh'])('asks for six digits of PIN, in %s (M-svc-03)', async (language) => {
    const { visitor } = await openQuery(language);
    const field = screen.getByLabelText(names[language].pin);
    await visitor.type(field, '12a34');
    expect(field).toHaveValue('1234');
    await visitor.tab();
    await visitor.tab();
    expect(field).toHaveAccessibleDescription(texts[language]['rule.isSVCCardPin']);
    await visitor.type(field, '567');
    expect(field).toHaveValue('123456');
    expect(field).not.toBeInvalid();
  });

  it('takes up to twenty characters of transaction ID (M-svc-04)', async () => {
    const { visitor } = await openQuery();
    await visitor.click(byTransaction());
    await visitor.click(transaction());
    await visitor.paste('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(transaction()).toHaveValue('ABCDEFGHIJKLMNOPQRST');
    expect(transaction()).not.toBeInvalid();
    await visitor.clear(transaction());
    await visitor.tab();
    expect(transaction()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
  });

  it('leads to the first wrong field, then to the check (M-svc-05, P-22)', async () => {
    const page = await openQuery();
    await page.visitor.click(submit());
    expect(card()).toHaveFocus();
    expect(screen.getByText(/^3 fields need your attention/)).toBeVisible();
    await expectAccessible(page.mount('svc-query'));
    await page.visitor.type(card(), '7310180000000001');
    await page.visitor.type(pin(), '123456');
    await page.visitor.click(submit());
    expect(check()).toHaveFocus();
    expect(check()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesOf(queryCall)).toEqual([]);
    await verify(page);
    expect(check()).not.toHaveAccessibleDescription();
    await page.visitor.click(submit());
    await table();
  });
});

const refusals = ['204', '208', '217', '400', '429', 'capture', 'System.401', 'System.500'] as const;
const codes = { 'System.401': 401, 'System.500': 500 } as const;

describe.each<Language>(['en', 'zh'])('refusals, in %s', (language) => {
  it.each(refusals)('E-svcQuery-%s has words of its own, and its code stays out of sight (B6)', async (key) => {
    const page = await openQuery(language);
    const code = key in codes ? codes[key as keyof typeof codes] : key;
    services.faults.set({ call: queryCall, fault: 'code', code, times: 1 });
    await fillIn(page, {}, language);
    await page.visitor.click(submit(language));
    const id = key.startsWith('System.') ? `notice.${key}` : `notice.svcQuery.${key}`;
    const text = await screen.findByText(texts[language][id]!, { selector: '.rw-notice-text' });
    const notice = text.closest('[data-error-code]');
    expect(notice).toHaveAttribute('data-error-code', String(code));
    expect(screen.getByRole('alert')).toContainElement(notice as HTMLElement);
    expect(document.body).not.toHaveTextContent(`Refused with ${code}`);
    expect(page.analytics).toEqual([{ event: 'svc_query_failure', code: String(code) }]);
    await waitFor(() => expect(submit(language)).toHaveAttribute('aria-disabled', 'false'));
  });

  it.each([
    ['987654', '[removed]'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ])('a code that nobody knows, %s, is the default error (E-system-Default_Error)', async (code, tracked) => {
    const page = await openQuery(language);
    services.faults.set({ call: queryCall, fault: 'code', code, times: 1 });
    await fillIn(page, {}, language);
    await page.visitor.click(submit(language));
    await screen.findByText(texts[language]['notice.System.Default_Error']!);
    expect(document.body).not.toHaveTextContent(code);
    expect(page.analytics).toEqual([{ event: 'svc_query_failure', code: tracked }]);
  });
});

it('asks to wait as long as a 429 says (G5)', async () => {
  const page = await openQuery();
  services.faults.set({ call: queryCall, fault: '429', times: 1 });
  await fillIn(page);
  await page.visitor.click(submit());
  await screen.findByText(texts.en['notice.svcQuery.429']!);
  await screen.findByText(/^Please wait \d\d s$/);
  expect(submit()).toHaveAccessibleDescription(/^Please wait \d\d s$/);
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page.mount('svc-query'));
});

describe('the ticket of the check', () => {
  it('is used once: after a refusal the check is new and the next ticket another (M-svc-07, G4)', async () => {
    const page = await openQuery();
    await fillIn(page, { pin: '999999' });
    expect(screen.getByText('Verified')).toBeVisible();
    await page.visitor.click(submit());
    await screen.findByText(texts.en['notice.svcQuery.400']!);
    await waitFor(() => expect(screen.queryByText('Verified')).toBeNull());
    expect(card()).toHaveValue('7310180000000001');
    expect(pin()).toHaveValue('999999');

    await page.visitor.clear(pin());
    await page.visitor.type(pin(), '123456');
    await page.visitor.click(submit());
    expect(check()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesOf(queryCall)).toHaveLength(1);

    await verify(page);
    await page.visitor.click(submit());
    await table();
    const tickets = bodiesOf(queryCall).map(ticketOf);
    expect(new Set(tickets).size).toBe(2);
    expect(tickets).toEqual([expect.stringMatching(/^t03/), expect.stringMatching(/^t03/)]);
  });

  it('is asked for again when the service found it missing (E-svcQuery-capture)', async () => {
    const page = await openQuery();
    await fillIn(page);
    const [shown] = services.model.tickets.keys();
    services.model.tickets.delete(shown!);
    await page.visitor.click(submit());
    await screen.findByText(texts.en['notice.svcQuery.capture']!);
    await verify(page);
    await page.visitor.click(submit());
    await table();
  });
});

describe('a call that goes wrong (B3)', () => {
  it.each(['reset', 'reset-after', '500', '502', 'html', 'malformed', 'empty', '204', 'shape', '401', '403'] as const)(
    '%s is told, loses nothing, and the flow completes once it is over',
    async (fault) => {
      const page = await openQuery();
      services.faults.set({ call: queryCall, fault, times: 1 });
      await fillIn(page);
      await page.visitor.click(submit());
      const key = fault === '401' ? '401' : 'Default_Error';
      await screen.findByText(texts.en[`notice.System.${key}`]!);
      expect(card()).toHaveValue('7310180000000001');
      expect(pin()).toHaveValue('123456');
      expect(submit()).toHaveFocus();
      await verify(page);
      await page.visitor.click(submit());
      await table();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      expect(bodiesOf(queryCall)).toHaveLength(2);
    },
  );

  it('that never answers is given up after 20 s', async () => {
    stopClock();
    const page = await openQuery();
    services.faults.set({ call: queryCall, fault: 'timeout', times: 1 });
    await fillIn(page);
    await page.visitor.click(submit());
    await passTime(19_900);
    expect(screen.getByText('Still working, please wait…')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await passTime(200);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.Default_Error']!);
    expect(page.analytics).toEqual([{ event: 'svc_query_failure', code: null }]);
    await page.visitor.click(screen.getByRole('button', { name: 'Click to verify' }));
    await page.visitor.click(submit());
    await settle();
    expect(screen.getByRole('table', { name: 'Transactions' })).toBeVisible();
  });

  it('brings a card in the other envelope all the same', async () => {
    const page = await openQuery();
    services.faults.set({ call: queryCall, fault: 'old-format' });
    await fillIn(page, { pin: '000000' });
    await page.visitor.click(submit());
    await screen.findByText(texts.en['notice.svcQuery.400']!);
    await page.visitor.clear(pin());
    await page.visitor.type(pin(), '123456');
    await verify(page);
    await page.visitor.click(submit());
    await table();
  });
});

it('sends one request for twenty presses', async () => {
  const page = await openQuery();
  services.faults.set({ call: queryCall, fault: 'timeout' });
  await fillIn(page);
  for (let press = 0; press < 20; press += 1) await page.visitor.click(submit());
  await page.visitor.type(pin(), '{Enter}');
  await settle();
  expect(bodiesOf(queryCall)).toHaveLength(1);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page.mount('svc-query'));
});

it('makes the outlets that its page lacks, so that no message is lost (contract 3)', async () => {
  const page = await openPage({ path: '/en/starbucks-gift-card/svc-query', mounts: ['svc-query'] });
  services.faults.set({ call: queryCall, fault: '500', times: 1 });
  await fillIn(page);
  await page.visitor.click(submit());
  const outlet = await screen.findByRole('alert');
  expect(page.mount('notification')).toContainElement(outlet);
  expect(outlet).toHaveTextContent(texts.en['notice.System.Default_Error']!);
  expect(page.isReady('loading')).toBe(true);
});

it('leaves nothing secret in the address, in storage, or in what the host page hears (G5, J1)', async () => {
  const page = await openQuery();
  await fillIn(page, { pin: '999999' });
  await page.visitor.click(submit());
  await screen.findByText(texts.en['notice.svcQuery.400']!);
  await page.visitor.clear(pin());
  await page.visitor.type(pin(), '123456');
  await verify(page);
  await page.visitor.click(submit());
  await table();
  const heard = JSON.stringify([page.analytics, location.href, { ...localStorage }, { ...sessionStorage }]);
  for (const secret of ['7310180000000001', '123456', '999999', 't03']) expect(heard).not.toContain(secret);
  expect(page.analytics).toEqual([
    { event: 'svc_query_failure', code: '400' },
    { event: 'svc_query_success', transactions: 12 },
  ]);
});
