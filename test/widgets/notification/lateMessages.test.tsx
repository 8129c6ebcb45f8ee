import { act, screen } from '@testing-library/react';
import { showNoticeByKey } from '../../../src/notifications/currentNotice';
import { openPage } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { texts } from '../../support/texts';

type LoadCatalogue = typeof import('../../../src/i18n/loadCatalogue');

/** False where a test needs the messages of the notices to fail to load. */
let mockCanLoadNotices = true;

jest.mock('../../../src/i18n/loadCatalogue', (): LoadCatalogue => {
  const actual = jest.requireActual<LoadCatalogue>('../../../src/i18n/loadCatalogue');
  return {
    // As in the build: a widget has the message of the default notice; all others are a part of their own.
    async loadCatalogue(locale, part) {
      if (part === 'notices' && !mockCanLoadNotices) throw new Error('not found');
      const messages = await actual.loadCatalogue(locale, part);
      const isOfWidget = ([id]: [string, unknown]) => id === 'notice.System.Default_Error' || !id.startsWith('notice.');
      return part === 'notices' ? messages : Object.fromEntries(Object.entries(messages).filter(isOfWidget));
    },
  };
});

async function showSavedNotice(): Promise<void> {
  await act(async () => {
    showNoticeByKey('System', 'saved');
    await settle();
  });
}

test('shows a notice whose message loads later', async () => {
  mockCanLoadNotices = true;
  await openPage({ path: '/en/', mounts: ['notification'] });
  await showSavedNotice();
  expect(screen.getByRole('status')).toHaveTextContent(texts.en['notice.System.saved']!);
});

test('shows the default notice instead of a message id when the message cannot be loaded', async () => {
  mockCanLoadNotices = false;
  const { mountPoint } = await openPage({ path: '/en/', mounts: ['notification'] });
  await showSavedNotice();
  expect(mountPoint('notification')).toHaveTextContent(texts.en['notice.System.Default_Error']!);
});
