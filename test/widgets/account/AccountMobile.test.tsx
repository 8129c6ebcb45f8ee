import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage, services } from '../../support/page';
import { detail, expectedLinks, inLanguage, type Language, links, names, signOutElsewhere } from './visit';

const open = (language: Language = 'en', signedInAs?: string) =>
  openPage({
    path: inLanguage(language, '/apps/'),
    mounts: ['account-mobile'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
const button = () => screen.getByRole('button');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const dots = () => document.querySelectorAll('.rw-account-dot').length;

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const say = names[language];

  it('a visitor opens and closes the ways in (M-mnt-16, M-menu-01)', async () => {
    const page = await open(language);
    expect(button()).toHaveAccessibleName(say.programme);
    expect([isOpen(), links(), dots()]).toEqual([false, [], 0]);
    await page.visitor.click(button());
    expect(links()).toEqual(expectedLinks('visitor', language));
    expect(screen.getByRole('list').id).toBe(button().getAttribute('aria-controls'));
    await expectAccessible(page.mount('account-mobile'));
    await page.visitor.click(button());
    expect([isOpen(), links()]).toEqual([false, []]);
  });

  it('a member opens the account’s pages, and hears of a notice (M-hdr-02, M-menu-02)', async () => {
    const page = await open(language, 'gold');
    expect(button()).toHaveAccessibleName(say.mine);
    expect(button()).toHaveAccessibleDescription(say.notice);
    expect(dots()).toBe(1);
    await page.visitor.click(button());
    expect(links()).toEqual(expectedLinks('member', language));
    await expectAccessible(page.mount('account-mobile'));
  });
});

it('without a notice there is nothing to hear of one', async () => {
  await open('en', 'mei');
  expect(button()).toHaveAccessibleName('My Account');
  expect([button().getAttribute('aria-describedby'), dots()]).toEqual([null, 0]);
});

it.each(['timeout', '500', '401'] as const)('a flag alone makes nobody a member: %s (C1, C2)', async (fault) => {
  services.faults.set({ call: detail, fault });
  const page = await open('en', 'gold');
  await page.visitor.click(button());
  expect(button()).toHaveAccessibleName('Starbucks Rewards');
  expect([links(), dots()]).toEqual([expectedLinks('visitor', 'en'), 0]);
});

it('is part of the page: it stays open while the visitor turns to something else', async () => {
  const { visitor } = await open();
  await visitor.click(button());
  await visitor.click(document.body);
  expect(isOpen()).toBe(true);
  // An Escape that is pressed in something else is meant for that.
  const other = document.body.appendChild(document.createElement('input'));
  await visitor.click(other);
  await visitor.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
  expect(other).toHaveFocus();
});

describe('Escape closes it and returns to the button (P-24)', () => {
  it.each([
    ['on the button', 0],
    ['on a link', 2],
  ])('%s', async (_where, tabs) => {
    const { visitor } = await open();
    await visitor.click(button());
    for (let count = 0; count < tabs; count += 1) await visitor.tab();
    await visitor.keyboard('{Escape}');
    expect([isOpen(), links()]).toEqual([false, []]);
    expect(button()).toHaveFocus();
    await visitor.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('with the focus nowhere, as some browsers leave it after a press', async () => {
    const { visitor } = await open();
    await visitor.click(button());
    button().blur();
    await visitor.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('but not one that something else has taken, nor one with another key', async () => {
    const { visitor } = await open();
    await visitor.click(button());
    await visitor.keyboard('{Control>}{Escape}{/Control}');
    button().addEventListener('keydown', (event) => event.preventDefault());
    await visitor.keyboard('{Escape}');
    expect(isOpen()).toBe(true);
  });
});

it('closes, focus kept, when somebody signs out in another tab (C4)', async () => {
  const { visitor } = await open('en', 'gold');
  await visitor.click(button());
  await visitor.tab();
  expect(screen.getByRole('link', { name: 'Account home' })).toHaveFocus();
  await act(async () => signOutElsewhere());
  expect(button()).toHaveAccessibleName('Starbucks Rewards');
  expect(button()).toHaveFocus();
  expect([isOpen(), links(), dots()]).toEqual([false, [], 0]);
});
