import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { languages } from '../../support/page/languages';
import { openPage } from '../../support/page/openPage';
import { services } from '../../support/page/stubServices';
import type { Language } from '../../support/texts';
import { accountCall, expectedLinks, labels, linksOnPage, pathInLanguage } from './accountLinks';
import { signOutInOtherTab } from './otherTab';

const openHeader = (language: Language = 'en', signedInAs?: string) =>
  openPage({
    path: pathInLanguage(language, '/apps/'),
    mounts: ['account-mobile'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
const button = () => screen.getByRole('button');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const dots = () => document.querySelectorAll('.rw-account-dot').length;

describe.each(languages)('mobile account menu in %s', (language) => {
  const { programme, mine, notice } = labels[language];

  it('opens and closes the links for a signed-out visitor (M-mnt-16, M-menu-01)', async () => {
    const page = await openHeader(language);
    expect(button()).toHaveAccessibleName(programme);
    expect([isOpen(), linksOnPage(), dots()]).toEqual([false, [], 0]);
    await page.visitor.click(button());
    expect(linksOnPage()).toEqual(expectedLinks('signedOut', language));
    expect(screen.getByRole('list').id).toBe(button().getAttribute('aria-controls'));
    await expectAccessible(page.mountPoint('account-mobile'));
    await page.visitor.click(button());
    expect([isOpen(), linksOnPage()]).toEqual([false, []]);
  });

  it('has the account pages for a member, and the loyalty notice as its description (M-hdr-02, M-menu-02)', async () => {
    const page = await openHeader(language, 'gold');
    expect(button()).toHaveAccessibleName(mine);
    expect(button()).toHaveAccessibleDescription(notice);
    expect(dots()).toBe(1);
    await page.visitor.click(button());
    expect(linksOnPage()).toEqual(expectedLinks('signedIn', language));
    await expectAccessible(page.mountPoint('account-mobile'));
  });
});

it('has no dot and no description without a loyalty notice (M-hdr-02)', async () => {
  await openHeader('en', 'mei');
  expect(button()).toHaveAccessibleName('My Account');
  expect([button().getAttribute('aria-describedby'), dots()]).toEqual([null, 0]);
});

it.each(['timeout', '500', '401'] as const)(
  'shows the signed-out menu while the login status is unknown: %s (C1, C2)',
  async (fault) => {
    services.faults.set({ call: accountCall, fault });
    const page = await openHeader('en', 'gold');
    await page.visitor.click(button());
    expect(button()).toHaveAccessibleName('Starbucks Rewards');
    expect([linksOnPage(), dots()]).toEqual([expectedLinks('signedOut', 'en'), 0]);
  },
);

it('stays open when the visitor clicks or types elsewhere on the page', async () => {
  const { visitor } = await openHeader();
  await visitor.click(button());
  await visitor.click(document.body);
  expect(isOpen()).toBe(true);
  // Escape in another element is not for the menu.
  const other = document.body.appendChild(document.createElement('input'));
  await visitor.click(other);
  await visitor.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
  expect(other).toHaveFocus();
});

describe('Escape closes the menu and focuses the button (P-24)', () => {
  it.each([
    ['on the button', 0],
    ['on a link', 2],
  ])('with the focus %s', async (_position, tabs) => {
    const { visitor } = await openHeader();
    await visitor.click(button());
    for (let count = 0; count < tabs; count += 1) await visitor.tab();
    await visitor.keyboard('{Escape}');
    expect([isOpen(), linksOnPage()]).toEqual([false, []]);
    expect(button()).toHaveFocus();
    await visitor.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('with the focus on the body, where some browsers leave it after a click', async () => {
    const { visitor } = await openHeader();
    await visitor.click(button());
    button().blur();
    await visitor.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('but not with a modifier key, nor when the page has handled the key', async () => {
    const { visitor } = await openHeader();
    await visitor.click(button());
    await visitor.keyboard('{Control>}{Escape}{/Control}');
    button().addEventListener('keydown', (event) => event.preventDefault());
    await visitor.keyboard('{Escape}');
    expect(isOpen()).toBe(true);
  });
});

it('closes and focuses the button after a sign-out in another tab (C4)', async () => {
  const { visitor } = await openHeader('en', 'gold');
  await visitor.click(button());
  await visitor.tab();
  expect(screen.getByRole('link', { name: 'Account home' })).toHaveFocus();
  await act(async () => signOutInOtherTab());
  expect(button()).toHaveAccessibleName('Starbucks Rewards');
  expect(button()).toHaveFocus();
  expect([isOpen(), linksOnPage(), dots()]).toEqual([false, [], 0]);
});
