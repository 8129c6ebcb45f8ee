import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { answerOnce, callsOf, openPage, services, settle } from '../../support/page';
import { detail, inLanguage, type Language, names, signInElsewhere, signOutElsewhere } from './visit';

const open = (language: Language = 'en', signedInAs?: string) =>
  openPage({
    path: inLanguage(language, '/apps/'),
    mounts: ['account-primary', 'notification'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
const label = () => screen.getByRole('link');
const dots = () => document.querySelectorAll('.rw-account-dot').length;

describe.each(['zh', 'en'] as const)('the label in %s', (language) => {
  const say = names[language];

  it('is the name of the programme to a visitor, and asks no service (M-hdr-01)', async () => {
    const page = await open(language);
    expect(label()).toHaveAccessibleName(say.programme);
    expect(label()).toHaveAttribute('href', `http://localhost${inLanguage(language, '/account/')}`);
    expect([label().getAttribute('aria-describedby'), dots()]).toEqual([null, 0]);
    expect(callsOf(detail)).toEqual([]);
    await expectAccessible(page.mount('account-primary'));
  });

  it('is the account to a Green member without notices (M-hdr-01)', async () => {
    await open(language, 'mei');
    expect(label()).toHaveAccessibleName(say.mine);
    expect(label()).toHaveAttribute('href', `http://localhost${inLanguage(language, '/account/')}`);
    expect([label().getAttribute('aria-describedby'), dots()]).toEqual([null, 0]);
    expect(screen.queryByText(say.notice)).toBeNull();
  });

  it('has a dot, for ears too, when a loyalty notice is flagged; its name stays (M-hdr-02)', async () => {
    const page = await open(language, 'gold');
    expect(label()).toHaveAccessibleName(say.mine);
    expect(label()).toHaveAccessibleDescription(say.notice);
    expect(dots()).toBe(1);
    await expectAccessible(page.mount('account-primary'));
  });
});

it.each(['true', 1, {}, null])('a flag that is %j is none', async (loyaltyNotification) => {
  answerOnce(detail, { data: { firstName: 'Mei', loyaltyNotification } });
  await open('en', 'mei');
  expect(label()).toHaveAccessibleName('My Account');
  expect(dots()).toBe(0);
});

describe('the mount point may flag a notice as well (A-37)', () => {
  it('at once or later, and takes it back', async () => {
    const page = await open('en', 'mei');
    const flagIt = async (value: string) => {
      await act(async () => page.mount('account-primary').setAttribute('data-notification', value));
      await settle();
    };
    await flagIt('true');
    expect(label()).toHaveAccessibleDescription('You have a new notice');
    expect(dots()).toBe(1);
    await flagIt('false');
    expect(dots()).toBe(0);
    await flagIt('1');
    expect(dots()).toBe(0);
  });

  it('but not to a visitor: a notice is a member’s (C1)', async () => {
    const page = await open();
    await act(async () => page.mount('account-primary').setAttribute('data-notification', 'true'));
    await settle();
    expect([label().textContent, dots()]).toEqual(['Starbucks Rewards', 0]);
  });
});

describe('nothing personal shows', () => {
  it('before the session has answered (C1)', async () => {
    services.faults.set({ call: detail, fault: 'timeout' });
    const page = await open('en', 'gold');
    expect(page.isReady('account-primary')).toBe(true);
    expect(callsOf(detail)).toHaveLength(1);
    expect([page.mount('account-primary').textContent, dots()]).toEqual(['Starbucks Rewards', 0]);
  });

  it('when the service cannot tell, which is said once; the flag stays (C2)', async () => {
    services.faults.set({ call: detail, fault: '500' });
    const page = await open('en', 'gold');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again later');
    expect([page.mount('account-primary').textContent, dots()]).toEqual(['Starbucks Rewards', 0]);
    expect(document.cookie).toContain('login-status=true');
  });

  it('to a forged cookie, which is cleared (C1)', async () => {
    services.faults.set({ call: detail, fault: '401' });
    const page = await open('en', 'gold');
    expect(page.mount('account-primary').textContent).toBe('Starbucks Rewards');
    expect(callsOf(detail)).toHaveLength(1);
    expect(document.cookie).not.toContain('login-status');
  });

  it('after a sign-out in another tab; a sign-in there shows here (C3, C4)', async () => {
    const page = await open('en', 'gold');
    expect(dots()).toBe(1);
    await act(async () => signOutElsewhere());
    expect([page.mount('account-primary').textContent, dots()]).toEqual(['Starbucks Rewards', 0]);
    await act(async () => signInElsewhere());
    await settle();
    expect(label()).toHaveAccessibleName('My Account');
    expect(callsOf(detail)).toHaveLength(2);
  });
});
