import '../support/http';
import { ApiError } from '../../src/api/http/ApiError';
import { loadClient } from '../../src/api/http/request';
import { sendAccountSms, verifyAccountSms } from '../../src/api/services/accountSms';
import { noticeForError } from '../../src/notifications/errorNotice';
import { passTimeWithoutPage, settlePromises, stopClock } from '../support/clock';
import { createSession, sentRequests, services } from '../support/http';
import type { Language } from '../support/texts';
import { cancelPendingRequests } from '../support/xhr';
import { findRow, noticeAfter, type RowName } from './calls';
import { cellsOf, meanings, waitAfter } from './faults';
import { endFaults, setFault } from './setFault';

/** The code that the stub services accept always. */
const code = '1234';

/** No widget of the bundle makes these two calls, so the test sends them itself. */
const senders = {
  'sending a code to the account': (language: Language) => sendAccountSms({}, language),
  'verifying the account': () => verifyAccountSms(code),
} as const satisfies Partial<Record<RowName, (language: Language) => Promise<void>>>;

beforeEach(async () => {
  await loadClient();
  stopClock('2026-03-02T10:00:00+08:00');
  createSession('mei');
});

describe.each(Object.entries(senders) as [keyof typeof senders, (language: Language) => Promise<void>][])(
  '%s (B3)',
  (name, send) => {
    const row = findRow(name);

    it.each(cellsOf(row))(
      'resolves or rejects after the fault $fault, then succeeds ($language)',
      async ({ fault, language }) => {
        const meaning = meanings[fault];
        setFault(services, row, fault, 1);
        const outcome = send(language).then(
          () => null,
          (error: unknown) => error,
        );
        await settlePromises();
        if (fault === 'aborted') cancelPendingRequests();
        await passTimeWithoutPage(row.deadline + 100);
        expect(sentRequests).toHaveLength(1);
        if (meaning === 'delivered' || meaning === 'unexpectedBody') {
          expect(await outcome).toBeNull();
          return;
        }
        const error = await outcome;
        expect(error).toBeInstanceOf(ApiError);
        expect(noticeForError('AuthValidateAlert', error).id).toBe(noticeAfter(row, fault));
        endFaults(services);
        // The service sends a text message once a minute.
        await passTimeWithoutPage(Math.max(waitAfter(fault), 60) * 1_000);
        await expect(send(language)).resolves.toBeUndefined();
      },
    );
  },
);
