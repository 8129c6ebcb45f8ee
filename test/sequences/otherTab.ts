import { act } from '@testing-library/react';
import type * as Invoices from '../../src/api/services/invoices';
import type * as Passwords from '../../src/api/services/passwords';
import type * as Registration from '../../src/api/services/registration';
import type * as Storage from '../../src/api/storage/storage';
import { passTime } from '../support/page/settle';

type OtherTab = Pick<typeof Invoices, 'applyForInvoice'> &
  Pick<typeof Passwords, 'resetPassword'> &
  Pick<typeof Registration, 'createAccount'>;

const storagePath = '../../src/api/storage/storage';

/** Returns the storage of another tab: it shares that of the browser with this one, and has its own of the tab. */
function createStorage(): typeof Storage {
  const storage = jest.requireActual<typeof Storage>(storagePath);
  const ofTab = new Map<string, string>();
  /** Dispatches the event by which a tab learns that another one has changed a value that all tabs share. */
  const notifyThisTab = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: `rewards-widgets.${key}` }));
  return {
    ...storage,
    readStorage: (scope, key) => (scope === 'tab' ? (ofTab.get(key) ?? null) : storage.readStorage(scope, key)),
    writeStorage(scope, key, value) {
      if (scope === 'tab') ofTab.set(key, value);
      else {
        storage.writeStorage(scope, key, value);
        notifyThisTab(key);
      }
      return true;
    },
    removeStorage(scope, key) {
      if (scope === 'tab') return void ofTab.delete(key);
      storage.removeStorage(scope, key);
      notifyThisTab(key);
    },
  };
}

let otherTab: OtherTab;

// Another tab is a second copy of the modules: it has a memory of its own, and shares locks and cookies.
beforeAll(async () => {
  jest.doMock<typeof Storage>(storagePath, createStorage);
  await jest.isolateModulesAsync(async () => {
    const { applyForInvoice } = await import('../../src/api/services/invoices');
    const { resetPassword } = await import('../../src/api/services/passwords');
    const { createAccount } = await import('../../src/api/services/registration');
    otherTab = { applyForInvoice, resetPassword, createAccount };
    // What loads on first use has to load here, to belong to the same copy.
    const { loadClient } = await import('../../src/api/http/request');
    await loadClient();
  });
  jest.dontMock(storagePath);
});

/**
 * Sends a request as another tab does whose form is open and filled in. The visitor does not wait for its outcome:
 * `onDone` is called if the tab learns that the service has done it.
 */
export async function sendInOtherTab(send: (tab: OtherTab) => Promise<void>, onDone = () => {}): Promise<void> {
  await act(async () => void send(otherTab).then(onDone, () => {}));
  await passTime(100);
}
