import type { Receipt } from '../../api/invoices';
import { Callout } from '../kit/Callout';
import { useWords } from '../kit/useWords';
import { CheckProgress } from './CheckProgress';
import type { FoundInvoice } from './inquire';
import { ticketsOf } from './ticketsOf';
import { useInvoiceDoubt } from './useInvoiceDoubt';

interface DoubtNoteProps {
  readonly receipts: readonly Receipt[];
  /** True where the way to find out stands beside what is said. */
  readonly isOffered?: boolean;
  readonly onProbable: (found: FoundInvoice) => void;
}

const texts = { unknown: 'invoice.unknown', probable: 'invoice.probable', none: 'invoice.none' } as const;

/** Says what is not certain of an application for these receipts; nothing when all is (H2). */
export function DoubtNote({ receipts, isOffered = false, onProbable }: DoubtNoteProps) {
  const say = useWords();
  const doubt = useInvoiceDoubt(ticketsOf(receipts));
  return (
    <Callout>
      {doubt ? (
        <>
          <p>{say(texts[doubt])}</p>
          {isOffered && doubt !== 'none' ? <CheckProgress receipts={receipts} onProbable={onProbable} /> : null}
        </>
      ) : null}
    </Callout>
  );
}
