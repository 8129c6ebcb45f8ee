import { type FaultName, faultNames } from '../../demo/services/faults';
import { allLanguages, type Language } from '../support/texts';
import type { FoundRow } from './calls';

/**
 * The faults of the services, and three more. `aborted`: the browser cancels the request, as when the visitor stops the
 * page. `offline`: the device has no network. `known`: the service error that the row names.
 */
export type Fault = FaultName | 'aborted' | 'offline' | 'known';

/**
 * What a client can conclude from a fault (contract 5).
 * - `delivered`: the response is usable.
 * - `unexpectedBody`: a status of 2xx and a JSON body without a code: done for a call without response data, else
 *   `unusable`.
 * - `unusable`: the client cannot know what the service did.
 * - `offline`: the same, but the page can say why.
 * - `busy`, `wait`: the service wants the client to wait; after `busy` the client cannot know what it did.
 * - `signedOut`, `forbidden`, `unknownCode`, `knownCode`: the service refused with this status or with a code.
 * - `blocked`: a firewall refused.
 */
export type Meaning =
  | 'delivered'
  | 'unexpectedBody'
  | 'unusable'
  | 'offline'
  | 'busy'
  | 'wait'
  | 'signedOut'
  | 'forbidden'
  | 'unknownCode'
  | 'knownCode'
  | 'blocked';

/** The columns of the fault matrix. */
export const meanings: Readonly<Record<Fault, Meaning>> = {
  timeout: 'unusable',
  slow: 'delivered',
  reset: 'unusable',
  'reset-after': 'unusable',
  cors: 'unusable',
  aborted: 'unusable',
  offline: 'offline',
  500: 'unusable',
  '500-html': 'unusable',
  502: 'unusable',
  503: 'busy',
  'gateway-json': 'unusable',
  html: 'unusable',
  redirect: 'unusable',
  malformed: 'unusable',
  empty: 'unexpectedBody',
  204: 'unexpectedBody',
  shape: 'unexpectedBody',
  null: 'unexpectedBody',
  array: 'unexpectedBody',
  text: 'unusable',
  types: 'unexpectedBody',
  401: 'signedOut',
  403: 'forbidden',
  '403-html': 'blocked',
  429: 'wait',
  '429-date': 'wait',
  '429-none': 'wait',
  '429-garbage': 'wait',
  code: 'unknownCode',
  hostile: 'unknownCode',
  known: 'knownCode',
  'old-format': 'delivered',
};

/** The meanings after which the client cannot know what the service did. */
export const unknownOutcomes: readonly Meaning[] = ['unusable', 'offline', 'busy', 'unexpectedBody'];

/** Faults after which the service has processed the request although the client cannot use the response. */
export const lostResponses: readonly Fault[] = ['reset-after', 'types'];

/** Returns the seconds that the client must wait after a fault; 60 if the service does not say how long (B5). */
export function waitAfter(fault: Fault): number {
  if (fault === '429-none' || fault === '429-garbage') return 60;
  return ['wait', 'busy'].includes(meanings[fault]) ? 30 : 0;
}

const faults: readonly Fault[] = [...faultNames, 'aborted', 'offline', 'known'];

/**
 * Returns the cells of a row: in a long run each fault in both languages, else every sixth fault in one language,
 * alternating. A row without a known error has no cell for it.
 */
export function cellsOf({
  index: row,
  known,
}: Pick<FoundRow, 'index' | 'known'>): { fault: Fault; language: Language }[] {
  const cells = faults.flatMap((fault, column) =>
    allLanguages.map((language, index) => ({ fault, language, column, index })),
  );
  return cells
    .filter(
      ({ fault, column, index }) =>
        (fault !== 'known' || known) && (process.env.LONG || (row + column) % 12 === 6 * index),
    )
    .map(({ fault, language }) => ({ fault, language }));
}
