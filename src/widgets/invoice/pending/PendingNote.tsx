import { type Receipt, ticketNumbersOf } from '../../../api/services/invoices';
import type { PendingStatus } from '../../../api/storage/pendingApplications';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { FormNotice } from '../../kit/form/FormNotice';
import { useFormNotice } from '../../kit/form/useFormNotice';
import { useMessages } from '../../kit/hooks/useMessages';
import { Callout } from '../../kit/ui/Callout';
import type { FoundInvoice } from '../inquiry/foundInvoice';
import { CheckProgress } from './CheckProgress';
import { usePendingStatus } from './usePendingStatus';

interface PendingNoteProps {
  readonly receipts: readonly Receipt[];
  /** True to render the button that checks the progress below the text. */
  readonly hasCheckButton?: boolean;
  readonly onFound: (found: FoundInvoice) => void;
}

const messages = {
  unknown: 'invoice.unknown',
  notFoundYet: 'invoice.notFoundYet',
  accepted: 'invoice.accepted',
  probable: 'invoice.probable',
  none: 'invoice.none',
} as const satisfies Record<PendingStatus, PlainMessageId>;

/** Renders the status of a pending application for these receipts; the callout is empty when there is none (H2). */
export function PendingNote({ receipts, hasCheckButton = false, onFound }: PendingNoteProps) {
  const t = useMessages();
  const notice = useFormNotice();
  const pendingStatus = usePendingStatus(ticketNumbersOf(receipts));
  return (
    <Callout isError={pendingStatus === 'unknown'}>
      {pendingStatus ? (
        <>
          <p>{t(messages[pendingStatus])}</p>
          {hasCheckButton && pendingStatus !== 'none' ? (
            <>
              <FormNotice shown={notice.shown} />
              <CheckProgress receipts={receipts} notice={notice} onFound={onFound} />
            </>
          ) : null}
        </>
      ) : null}
    </Callout>
  );
}
