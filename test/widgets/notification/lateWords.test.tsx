import { act, screen } from '@testing-library/react';
import { openPage, settle } from '../../support/page';
import { texts } from '../../support/texts';

type LoadPart = typeof import('../../../src/i18n/loadPart');

/** Whether the words of notices can be fetched, as each test has it. */
let mockIsReachable = true;

jest.mock('../../../src/i18n/loadPart', (): LoadPart => {
  const actual = jest.requireActual<LoadPart>('../../../src/i18n/loadPart');
  return {
    // As the build has it: a widget can say the general notice, the others come as a part of their own.
    async loadPart(locale, part) {
      if (part === 'notices' && !mockIsReachable) throw new Error('not there');
      const words = await actual.loadPart(locale, part);
      const isIn = ([id]: [string, unknown]) => id === 'notice.System.Default_Error' || !id.startsWith('notice.');
      return part === 'notices' ? words : Object.fromEntries(Object.entries(words).filter(isIn));
    },
  };
});

async function announceWelcome(): Promise<void> {
  const { announce } = await import('../../../src/notifications/center');
  await act(async () => {
    announce('System', 'saved');
    await settle();
  });
}

test('a notice whose words come late is said in them', async () => {
  mockIsReachable = true;
  await openPage({ path: '/en/', mounts: ['notification'] });
  await announceWelcome();
  expect(screen.getByRole('status')).toHaveTextContent(texts.en['notice.System.saved']!);
});

test('one whose words cannot be fetched is said in general ones, never as a key', async () => {
  mockIsReachable = false;
  const { mount } = await openPage({ path: '/en/', mounts: ['notification'] });
  await announceWelcome();
  expect(mount('notification')).toHaveTextContent(texts.en['notice.System.Default_Error']!);
});
