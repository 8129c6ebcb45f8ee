import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage, services, settle } from '../../support/page';
import { detail, expectedLinks, inLanguage, type Language, links, names, signOutElsewhere } from './visit';

const open = (language: Language = 'en', signedInAs?: string) =>
  openPage({
    path: inLanguage(language, '/apps/'),
    mounts: ['account-overlay'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
const button = () => screen.getByRole('button');
const link = (name: string) => screen.getByRole('link', { name });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const say = names[language];

  it('a visitor finds the ways in (M-menu-01)', async () => {
    const page = await open(language);
    expect(button()).toHaveAccessibleName(say.programme);
    expect([isOpen(), links()]).toEqual([false, []]);
    await page.visitor.click(button());
    expect(isOpen()).toBe(true);
    expect(links()).toEqual(expectedLinks('visitor', language));
    expect(screen.getByRole('list').id).toBe(button().getAttribute('aria-controls'));
    await expectAccessible(page.mount('account-overlay'));
    await page.visitor.click(button());
    expect([isOpen(), links()]).toEqual([false, []]);
  });

  it('a member finds the account’s pages (M-menu-02, M-ttl-01)', async () => {
    const page = await open(language, 'mei');
    expect(button()).toHaveAccessibleName(say.mine);
    await page.visitor.click(button());
    expect(links()).toEqual(expectedLinks('member', language));
    await expectAccessible(page.mount('account-overlay'));
  });
});

it.each(['timeout', '500', '401'] as const)(
  'account pages are not offered on a flag alone: %s (C1, C2)',
  async (fault) => {
    services.faults.set({ call: detail, fault });
    const page = await open('en', 'gold');
    expect(button()).toHaveAccessibleName('Starbucks Rewards');
    await page.visitor.click(button());
    expect(links()).toEqual(expectedLinks('visitor', 'en'));
  },
);

describe('by keyboard (P-24)', () => {
  it.each([
    ['{Enter}', null],
    [' ', null],
    ['{ArrowDown}', 'Sign in'],
    ['{ArrowUp}', 'About'],
  ])('%j on the button opens it, with the focus on %j', async (key, focused) => {
    const { visitor } = await open();
    await visitor.tab();
    expect(button()).toHaveFocus();
    await visitor.keyboard(key);
    expect(isOpen()).toBe(true);
    expect(focused === null ? button() : link(focused)).toHaveFocus();
  });

  it.each(['{Control>}{ArrowDown}{/Control}', '{Alt>}{ArrowUp}{/Alt}', 'x', '{Escape}', '{Home}'])(
    '%j on the button does not',
    async (key) => {
      const { visitor } = await open();
      await visitor.tab();
      await visitor.keyboard(key);
      expect(isOpen()).toBe(false);
    },
  );

  it('arrows go round, Home and End to the ends, other keys nowhere', async () => {
    const { visitor } = await open();
    await visitor.tab();
    const steps: [string, string][] = [
      ['{ArrowDown}', 'Sign in'],
      ['{ArrowDown}', 'Create a new account'],
      ['{ArrowDown}', 'About'],
      ['{ArrowDown}', 'Sign in'],
      ['{ArrowUp}', 'About'],
      ['{Home}', 'Sign in'],
      ['{End}', 'About'],
      ['x{ArrowLeft}{Control>}{Home}{/Control}', 'About'],
      ['{Shift>}{Tab}{/Shift}', 'Create a new account'],
      ['{Tab}', 'About'],
    ];
    for (const [key, focused] of steps) {
      await visitor.keyboard(key);
      expect(link(focused)).toHaveFocus();
    }
  });

  it.each(['', '{ArrowDown}', '{ArrowDown}{End}'])(
    'Escape after %j closes it and returns to the button',
    async (keys) => {
      const { visitor } = await open();
      await visitor.click(button());
      if (keys) await visitor.keyboard(keys);
      await visitor.keyboard('{Escape}');
      expect(isOpen()).toBe(false);
      expect(button()).toHaveFocus();
    },
  );
});

describe('it closes', () => {
  const beside = () => {
    const other = document.createElement('input');
    document.body.append(other);
    return other;
  };

  it('when the focus leaves by Tab', async () => {
    const { visitor } = await open();
    const other = beside();
    await visitor.click(button());
    await visitor.keyboard('{ArrowUp}{Tab}');
    expect(other).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('when the visitor clicks or taps anywhere else, but not inside', async () => {
    const { visitor } = await open();
    await visitor.click(button());
    await visitor.click(screen.getByRole('list'));
    expect(isOpen()).toBe(true);
    await visitor.click(document.body);
    expect(isOpen()).toBe(false);
    await visitor.click(button());
    act(() => void document.body.dispatchEvent(new Event('touchstart', { bubbles: true })));
    expect(isOpen()).toBe(false);
  });

  it('when the visitor follows a link, which may lead to a part of this very page', async () => {
    const { visitor } = await open('en', 'mei');
    document.addEventListener('click', (event) => event.preventDefault());
    await visitor.click(button());
    await visitor.click(link('My Gift Cards'));
    expect(isOpen()).toBe(false);
  });

  it('and leaves no listener behind', async () => {
    const { visitor } = await open();
    const removed = jest.spyOn(document, 'removeEventListener');
    await visitor.click(button());
    await visitor.click(button());
    expect(removed.mock.calls.map(([type]) => type).sort()).toEqual([
      'focusin',
      'keydown',
      'keydown',
      'mousedown',
      'touchstart',
    ]);
  });
});

it('after a sign-out in another tab account pages are gone and the focus is on the button (C4)', async () => {
  const { visitor } = await open('en', 'gold');
  await visitor.tab();
  await visitor.keyboard('{ArrowDown}');
  expect(link('Account home')).toHaveFocus();
  await act(async () => signOutElsewhere());
  await settle();
  expect(button()).toHaveAccessibleName('Starbucks Rewards');
  expect(button()).toHaveFocus();
  expect([isOpen(), links()]).toEqual([false, []]);
});

it('a sign-out in another tab does not take the focus from elsewhere (C4)', async () => {
  const { visitor } = await open('en', 'gold');
  await visitor.click(button());
  (document.activeElement as HTMLElement).blur();
  await act(async () => signOutElsewhere());
  expect(document.body).toHaveFocus();
  expect(isOpen()).toBe(false);
});
