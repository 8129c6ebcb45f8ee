import type * as Invoices from '../../../src/api/services/invoices';
import type * as Storage from '../../../src/api/storage/storage';

const storagePath = '../../../src/api/storage/storage';

/** Dispatches the event by which a tab learns that another one has changed a value that all tabs share. */
function notifyThisTab(scope: Parameters<typeof Storage.writeStorage>[0], key: string): void {
  if (scope === 'browser') window.dispatchEvent(new StorageEvent('storage', { key: `rewards-widgets.${key}` }));
}

let otherTab: typeof Invoices;

// Another tab is a second copy of the modules: it has a memory of its own, and shares storage, locks and cookies.
beforeAll(async () => {
  jest.doMock<typeof Storage>(storagePath, () => {
    const storage = jest.requireActual<typeof Storage>(storagePath);
    return {
      ...storage,
      writeStorage(scope, key, value) {
        storage.writeStorage(scope, key, value);
        notifyThisTab(scope, key);
      },
      removeStorage(scope, key) {
        storage.removeStorage(scope, key);
        notifyThisTab(scope, key);
      },
    };
  });
  await jest.isolateModulesAsync(async () => {
    otherTab = await import('../../../src/api/services/invoices');
    // What loads on first use has to load here, to belong to the same copy.
    const { loadClient } = await import('../../../src/api/http/request');
    await loadClient();
  });
  jest.dontMock(storagePath);
});

/** Sends an application from another tab. */
export const applyInOtherTab: typeof Invoices.applyForInvoice = (application, signal) =>
  otherTab.applyForInvoice(application, signal);
