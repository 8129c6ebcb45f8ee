import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import { openPage } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, respondOnce, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';
import { button, emailCall, identifierField, openRecoveryPage, submitIdentifier } from './openRecoveryPage';

const site = 'http://localhost';

describe.each(languages)('a reset link by e-mail, in %s (M-fpw-13)', (language) => {
  const account = `${site}${language === 'en' ? '/en' : ''}/account/`;

  it('shows the notice at once and goes to the account page after two seconds (A-23)', async () => {
    stopClock();
    const page = await openRecoveryPage(language);
    await submitIdentifier(page, 'mei@example.test', language);
    expect(bodiesSentTo(emailCall)).toEqual([{ email: 'mei@example.test' }]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.ResetPassword.emailSent']!);
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(screen.getByRole('link')).toHaveAttribute('href', account);
    await passTime(1999);
    expect(page.navigatedTo).toEqual([]);
    await passTime(2);
    expect(page.navigatedTo).toEqual([account]);
    await passTime(10_000);
    expect(page.navigatedTo).toEqual([account]);
  });

  it('the account page names the masked address, until it is dismissed, and offers another link (J1)', async () => {
    stopClock();
    const first = await openRecoveryPage(language);
    await submitIdentifier(first, 'mei@example.test', language);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('mei@example.test');
    await passTime(2000);

    const page = await openPage({ path: first.navigatedTo[0]!.slice(site.length), mounts: ['auth'] });
    await settle();
    const messages = texts[language];
    const text = messages['auth.resetLinkSent']!.replace('{email}', 'm***@example.test');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: messages['auth.resetLinkAgain']! })).toBeNull();
    await passTime(60_000);
    const again = screen.getByRole('link', { name: messages['auth.resetLinkAgain']! });
    expect(again).toHaveAttribute('href', expect.stringMatching(/account\/forgot-password$/));
    await page.visitor.click(screen.getByRole('button', { name: messages['notification.dismiss']! }));
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();

    await openPage({ path: first.navigatedTo[0]!.slice(site.length), mounts: ['auth'] });
    expect(screen.queryByText(text)).toBeNull();
  });

  it('shows exactly the same for every address and every error about it (F3)', async () => {
    stopClock();
    const codes = ['402', '3013', '404', '5000', '10005', '400', 'UserNotFound'] as const;
    const bodies = {
      'code without error': { code: 402 },
      'code on 401': {},
      'no success': { success: false },
      false: 'false',
    } as const;
    const seen = new Set<string>();
    for (const code of ['known', 'unknown', ...codes, ...(Object.keys(bodies) as (keyof typeof bodies)[])] as const) {
      const page = await openRecoveryPage(language);
      const [navigationsBefore, eventsBefore] = [page.navigatedTo.length, page.analytics.length];
      if (code === 'code on 401') respondOnce(emailCall, { error: { code: 402 } }, 401);
      else if (code in bodies) respondOnce(emailCall, bodies[code as keyof typeof bodies]);
      else if (code !== 'known' && code !== 'unknown')
        services.faults.set({ call: emailCall, fault: 'code', code, times: 1 });
      await submitIdentifier(page, code === 'known' ? 'mei@example.test' : 'nobody@example.test', language);
      const markupAtOnce = document.body.innerHTML;
      const focused = document.activeElement?.outerHTML;
      await passTime(1999);
      const earlyNavigations = page.navigatedTo.slice(navigationsBefore);
      await passTime(2);
      const events = page.analytics.slice(eventsBefore);
      seen.add(
        JSON.stringify([
          markupAtOnce,
          focused,
          earlyNavigations,
          document.body.innerHTML,
          page.navigatedTo.slice(navigationsBefore),
          events,
        ]),
      );
    }
    expect(seen.size).toBe(1);
    expect([...seen][0]).toContain(texts[language]['notice.ResetPassword.emailSent']);
  });

  it.each([
    ['20005', 'ResetPassword.emailFailed'],
    ['83001', 'ResetPassword.emailFailed'],
    ['401', 'System.401'],
  ] as const)('tells error %s, which is not about the address', async (code, notice) => {
    const page = await openRecoveryPage(language);
    services.faults.set({ call: emailCall, fault: 'code', code, times: 1 });
    await submitIdentifier(page, 'mei@example.test', language);
    expect(screen.getByRole('alert')).toHaveTextContent(texts[language][`notice.${notice}`]!);
  });

  it.each(['reset', '500', 'malformed'] as const)(
    'shows that the e-mail failed when the service fails by the fault %s (E-reset-emailFailed)',
    async (fault) => {
      const page = await openRecoveryPage(language);
      services.faults.set({ call: emailCall, fault, times: 1 });
      await submitIdentifier(page, 'mei@example.test', language);
      expect(screen.getByRole('alert')).toHaveTextContent(texts[language]['notice.ResetPassword.emailFailed']!);
      expect(identifierField(language)).toHaveValue('mei@example.test');
      await page.visitor.click(button('next', language));
      expect(await screen.findByText(texts[language]['notice.ResetPassword.emailSent']!)).toBeVisible();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    },
  );
});

it('shows that the e-mail failed when the request times out (E-reset-emailFailed, B3)', async () => {
  stopClock();
  const page = await openRecoveryPage();
  services.faults.set({ call: emailCall, fault: 'timeout' });
  await submitIdentifier(page, 'mei@example.test');
  await passTime(20_100);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.ResetPassword.emailFailed']!);
  expect(page.navigatedTo).toEqual([]);
});

it('navigates nowhere once the widget is removed (B9)', async () => {
  stopClock();
  const page = await openRecoveryPage();
  await submitIdentifier(page, 'mei@example.test');
  await page.removeMountPoint('forgot-password');
  await passTime(5000);
  expect(page.navigatedTo).toEqual([]);
});

it('is accessible and does not show the e-mail address (F3)', async () => {
  const page = await openRecoveryPage();
  await submitIdentifier(page, 'mei@example.test');
  expect(document.body.innerHTML).not.toContain('mei@');
  await expectAccessible(page.mountPoint('forgot-password'));
});
