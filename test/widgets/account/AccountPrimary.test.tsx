import { act, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { languages } from '../../support/page/languages';
import { openPage } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { requestsTo, respondOnce, services } from '../../support/page/stubServices';
import type { Language } from '../../support/texts';
import { accountCall, labels, pathInLanguage } from './accountLinks';
import { signInInOtherTab, signOutInOtherTab } from './otherTab';

const openHeader = (language: Language = 'en', signedInAs?: string) =>
  openPage({
    path: pathInLanguage(language, '/apps/'),
    mounts: ['account-primary', 'notification'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
const label = () => within(document.querySelector<HTMLElement>('.rw-account-primary')!).getByRole('link');
const dots = () => document.querySelectorAll('.rw-account-dot').length;

describe.each(languages)('account link in %s', (language) => {
  const { programme, mine, notice } = labels[language];

  it('has the name of the programme for a signed-out visitor, without a request (M-hdr-01)', async () => {
    const page = await openHeader(language);
    expect(label()).toHaveAccessibleName(programme);
    expect(label()).toHaveAttribute('href', `http://localhost${pathInLanguage(language, '/account/')}`);
    expect([label().getAttribute('aria-describedby'), dots()]).toEqual([null, 0]);
    expect(requestsTo(accountCall)).toEqual([]);
    await expectAccessible(page.mountPoint('account-primary'));
  });

  it('is "My Account" for a member, without a dot when there is no loyalty notice (M-hdr-01)', async () => {
    await openHeader(language, 'mei');
    expect(label()).toHaveAccessibleName(mine);
    expect(label()).toHaveAttribute('href', `http://localhost${pathInLanguage(language, '/account/')}`);
    expect([label().getAttribute('aria-describedby'), dots()]).toEqual([null, 0]);
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('has a dot and a description when a loyalty notice is flagged (M-hdr-02)', async () => {
    const page = await openHeader(language, 'gold');
    expect(label()).toHaveAccessibleName(mine);
    expect(label()).toHaveAccessibleDescription(notice);
    expect(dots()).toBe(1);
    await expectAccessible(page.mountPoint('account-primary'));
  });
});

it.each(['true', 1, {}, null])('the flag %j is not a loyalty notice (M-hdr-02)', async (loyaltyNotification) => {
  respondOnce(accountCall, { data: { firstName: 'Mei', loyaltyNotification } });
  await openHeader('en', 'mei');
  expect(label()).toHaveAccessibleName('My Account');
  expect(dots()).toBe(0);
});

describe('data-notification of the mount point (A-37)', () => {
  it('shows and hides the dot', async () => {
    const page = await openHeader('en', 'mei');
    const setFlag = async (value: string) => {
      await act(async () => page.mountPoint('account-primary').setAttribute('data-notification', value));
      await settle();
    };
    await setFlag('true');
    expect(label()).toHaveAccessibleDescription('You have a new notice');
    expect(dots()).toBe(1);
    await setFlag('false');
    expect(dots()).toBe(0);
    await setFlag('1');
    expect(dots()).toBe(0);
  });

  it('has no effect for a signed-out visitor (C1)', async () => {
    const page = await openHeader();
    await act(async () => page.mountPoint('account-primary').setAttribute('data-notification', 'true'));
    await settle();
    expect([label().textContent, dots()]).toEqual(['Starbucks Rewards', 0]);
  });
});

describe('nothing personal is visible', () => {
  it('while the login status is unknown (C1)', async () => {
    services.faults.set({ call: accountCall, fault: 'timeout' });
    const page = await openHeader('en', 'gold');
    expect(page.isReady('account-primary')).toBe(true);
    expect(requestsTo(accountCall)).toHaveLength(1);
    expect([page.mountPoint('account-primary').textContent, dots()]).toEqual(['Starbucks Rewards', 0]);
  });

  it('when the account service fails: one notice, and the login flag stays (C2)', async () => {
    services.faults.set({ call: accountCall, fault: '500' });
    const page = await openHeader('en', 'gold');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again later');
    expect([page.mountPoint('account-primary').textContent, dots()]).toEqual(['Starbucks Rewards', 0]);
    expect(document.cookie).toContain('login-status=true');
  });

  it('for a forged login flag, which is cleared (C1)', async () => {
    services.faults.set({ call: accountCall, fault: '401' });
    const page = await openHeader('en', 'gold');
    expect(page.mountPoint('account-primary').textContent).toBe('Starbucks Rewards');
    expect(requestsTo(accountCall)).toHaveLength(1);
    expect(document.cookie).not.toContain('login-status');
  });

  it('after a sign-out in another tab; a sign-in there has its effect here (C3, C4)', async () => {
    const page = await openHeader('en', 'gold');
    expect(dots()).toBe(1);
    await act(async () => signOutInOtherTab());
    expect([page.mountPoint('account-primary').textContent, dots()]).toEqual(['Starbucks Rewards', 0]);
    await act(async () => signInInOtherTab());
    await settle();
    expect(label()).toHaveAccessibleName('My Account');
    expect(requestsTo(accountCall)).toHaveLength(2);
  });
});
