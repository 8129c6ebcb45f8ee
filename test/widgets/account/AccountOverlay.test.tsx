import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { languages } from '../../support/page/languages';
import { openPage } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { services } from '../../support/page/stubServices';
import type { Language } from '../../support/texts';
import { focusElsewhere } from '../kit/hooks/focusElsewhere';
import { accountCall, expectedLinks, labels, linksOnPage, pathInLanguage } from './accountLinks';
import { signOutInOtherTab } from './otherTab';

const openHeader = (language: Language = 'en', signedInAs?: string) =>
  openPage({
    path: pathInLanguage(language, '/apps/'),
    mounts: ['account-overlay'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
const button = () => screen.getByRole('button');
const link = (name: string) => screen.getByRole('link', { name });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

describe.each(languages)('account menu in %s', (language) => {
  const { programme, mine } = labels[language];

  it('has links to sign in and to register for a signed-out visitor (M-menu-01)', async () => {
    const page = await openHeader(language);
    expect(button()).toHaveAccessibleName(programme);
    expect([isOpen(), linksOnPage()]).toEqual([false, []]);
    await page.visitor.click(button());
    expect(isOpen()).toBe(true);
    expect(linksOnPage()).toEqual(expectedLinks('signedOut', language));
    expect(screen.getByRole('list').id).toBe(button().getAttribute('aria-controls'));
    await expectAccessible(page.mountPoint('account-overlay'));
    await page.visitor.click(button());
    expect([isOpen(), linksOnPage()]).toEqual([false, []]);
  });

  it('has the account pages for a member (M-menu-02, M-ttl-01)', async () => {
    const page = await openHeader(language, 'mei');
    expect(button()).toHaveAccessibleName(mine);
    await page.visitor.click(button());
    expect(linksOnPage()).toEqual(expectedLinks('signedIn', language));
    await expectAccessible(page.mountPoint('account-overlay'));
  });
});

it.each(['timeout', '500', '401'] as const)(
  'has no account pages while the login status is unknown: %s (C1, C2)',
  async (fault) => {
    services.faults.set({ call: accountCall, fault });
    const page = await openHeader('en', 'gold');
    expect(button()).toHaveAccessibleName('Starbucks Rewards');
    await page.visitor.click(button());
    expect(linksOnPage()).toEqual(expectedLinks('signedOut', 'en'));
  },
);

describe('keyboard (P-24)', () => {
  it.each([
    ['{Enter}', null],
    [' ', null],
    ['{ArrowDown}', 'Sign in'],
    ['{ArrowUp}', 'About'],
  ])('%j on the button opens the menu and focuses %j', async (key, focused) => {
    const { visitor } = await openHeader();
    await visitor.tab();
    expect(button()).toHaveFocus();
    await visitor.keyboard(key);
    expect(isOpen()).toBe(true);
    expect(focused === null ? button() : link(focused)).toHaveFocus();
  });

  it.each(['{Control>}{ArrowDown}{/Control}', '{Alt>}{ArrowUp}{/Alt}', 'x', '{Escape}', '{Home}'])(
    '%j on the button does not open the menu',
    async (key) => {
      const { visitor } = await openHeader();
      await visitor.tab();
      expect(button()).toHaveFocus();
      await visitor.keyboard(key);
      expect(isOpen()).toBe(false);
    },
  );

  it('arrow keys move in a circle, Home and End to the ends, other keys not at all', async () => {
    const { visitor } = await openHeader();
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
    'Escape after %j closes the menu and focuses the button',
    async (keys) => {
      const { visitor } = await openHeader();
      await visitor.click(button());
      if (keys) await visitor.keyboard(keys);
      await visitor.keyboard('{Escape}');
      expect(isOpen()).toBe(false);
      expect(button()).toHaveFocus();
    },
  );
});

it('works inside a shadow root (A2, P-24)', async () => {
  const page = await openHeader();
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  shadow.append(page.mountPoint('account-overlay'));
  const toggle = shadow.querySelector('button')!;
  const linksInside = () => [...shadow.querySelectorAll('a')];
  fireEvent.click(toggle);
  const [first, second] = linksInside();
  fireEvent.mouseDown(first!, { composed: true });
  act(() => first!.focus());
  fireEvent.keyDown(first!, { key: 'ArrowDown', composed: true });
  expect(shadow.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: 'Escape', composed: true });
  expect(linksInside()).toEqual([]);
  expect(shadow.activeElement).toBe(toggle);
});

describe('the menu closes', () => {
  it('when the focus leaves with Tab', async () => {
    const { visitor } = await openHeader();
    const other = document.body.appendChild(document.createElement('input'));
    await visitor.click(button());
    await visitor.keyboard('{ArrowUp}{Tab}');
    expect(other).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('on a click or a tap outside, but not inside', async () => {
    const { visitor } = await openHeader();
    await visitor.click(button());
    await visitor.click(screen.getByRole('list'));
    expect(isOpen()).toBe(true);
    await visitor.click(document.body);
    expect(isOpen()).toBe(false);
    await visitor.click(button());
    act(() => void document.body.dispatchEvent(new Event('touchstart', { bubbles: true })));
    expect(isOpen()).toBe(false);
  });

  it('when the visitor follows a link, which may lead to another route of the same page', async () => {
    const { visitor } = await openHeader('en', 'mei');
    document.addEventListener('click', (event) => event.preventDefault());
    await visitor.click(button());
    await visitor.click(link('My Gift Cards'));
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('and leaves the focus where the route of the followed link puts it', async () => {
    const { visitor } = await openHeader('en', 'mei');
    let elsewhere: HTMLElement | undefined;
    document.addEventListener('click', (event) => event.preventDefault());
    await visitor.click(button());
    document.addEventListener('click', () => {
      elsewhere = focusElsewhere();
    });
    await visitor.click(link('My Gift Cards'));
    await settle();
    expect(isOpen()).toBe(false);
    expect(elsewhere).toHaveFocus();
  });

  it('and removes its event listeners', async () => {
    const { visitor } = await openHeader();
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

it('a sign-out in another tab removes the account pages and focuses the button (C4)', async () => {
  const { visitor } = await openHeader('en', 'gold');
  await visitor.tab();
  await visitor.keyboard('{ArrowDown}');
  expect(link('Account home')).toHaveFocus();
  await act(async () => signOutInOtherTab());
  await settle();
  expect(button()).toHaveAccessibleName('Starbucks Rewards');
  expect(button()).toHaveFocus();
  expect([isOpen(), linksOnPage()]).toEqual([false, []]);
});

it('a sign-out in another tab does not move a focus outside the menu (C4)', async () => {
  const { visitor } = await openHeader('en', 'gold');
  await visitor.click(button());
  (document.activeElement as HTMLElement).blur();
  await act(async () => signOutInOtherTab());
  expect(document.body).toHaveFocus();
  expect(isOpen()).toBe(false);
});
