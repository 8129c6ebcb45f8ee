import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { bodiesOf, passTime, services } from '../../support/page';
import { texts } from '../../support/texts';
import { button, emailCall, identifier, identify, type Language, openRecovery } from './visit';

const site = 'http://localhost';

describe.each<Language>(['en', 'zh'])('the way by e-mail, in %s (M-fpw-13)', (language) => {
  const account = `${site}${language === 'en' ? '/en' : ''}/account/`;

  it('tells at once and goes to the account page after two seconds (A-23)', async () => {
    stopClock();
    const page = await openRecovery(language);
    await identify(page, 'mei@example.test', language);
    expect(bodiesOf(emailCall)).toEqual([{ email: 'mei@example.test' }]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.ResetPassword.emailSent']!);
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(screen.getByRole('link')).toHaveAttribute('href', account);
    await passTime(1999);
    expect(page.sentTo).toEqual([]);
    await passTime(2);
    expect(page.sentTo).toEqual([account]);
    await passTime(10_000);
    expect(page.sentTo).toEqual([account]);
  });

  it('is to the last byte the same for every address and every refusal (F3)', async () => {
    stopClock();
    const refusals = ['402', '3013', '404', '5000', '10005', '400', 'UserNotFound'] as const;
    const seen = new Set<string>();
    for (const code of ['known', 'unknown', ...refusals] as const) {
      const page = await openRecovery(language);
      const [left, told] = [page.sentTo.length, page.analytics.length];
      if (code !== 'known' && code !== 'unknown')
        services.faults.set({ call: emailCall, fault: 'code', code, times: 1 });
      await identify(page, code === 'known' ? 'mei@example.test' : 'nobody@example.test', language);
      const atOnce = document.body.innerHTML;
      const focused = document.activeElement?.outerHTML;
      await passTime(1999);
      const early = page.sentTo.slice(left);
      await passTime(2);
      const heard = page.analytics.slice(told);
      seen.add(JSON.stringify([atOnce, focused, early, document.body.innerHTML, page.sentTo.slice(left), heard]));
    }
    expect(seen.size).toBe(1);
    expect([...seen][0]).toContain(texts[language]['notice.ResetPassword.emailSent']);
  });

  it.each(['reset', '500', '502', 'html', 'malformed'] as const)(
    'says that the mail failed only when the service did: %s (E-reset-emailFailed)',
    async (fault) => {
      const page = await openRecovery(language);
      services.faults.set({ call: emailCall, fault, times: 1 });
      await identify(page, 'mei@example.test', language);
      expect(screen.getByRole('alert')).toHaveTextContent(texts[language]['notice.ResetPassword.emailFailed']!);
      expect(identifier(language)).toHaveValue('mei@example.test');
      await page.visitor.click(button('next', language));
      expect(await screen.findByText(texts[language]['notice.ResetPassword.emailSent']!)).toBeVisible();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    },
  );
});

it('says so too when no answer comes in time', async () => {
  stopClock();
  const page = await openRecovery();
  services.faults.set({ call: emailCall, fault: 'timeout' });
  await identify(page, 'mei@example.test');
  await passTime(20_100);
  expect(screen.getByRole('alert')).toHaveTextContent('Could not send the e-mail');
  expect(page.sentTo).toEqual([]);
});

it('goes nowhere once the widget has gone', async () => {
  stopClock();
  const page = await openRecovery();
  await identify(page, 'mei@example.test');
  await page.remove('forgot-password');
  await passTime(5000);
  expect(page.sentTo).toEqual([]);
});

it('is accessible, and shows nothing of the address', async () => {
  const page = await openRecovery();
  await identify(page, 'mei@example.test');
  expect(document.body.innerHTML).not.toContain('mei@');
  await expectAccessible(page.mount('forgot-password'));
});
