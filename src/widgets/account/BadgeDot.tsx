import { useMessages } from '../kit/hooks/useMessages';

/** Renders the dot for a loyalty notice; hidden from assistive technology (M-hdr-02). */
export function BadgeDot() {
  return <span className="rw-account-dot" aria-hidden="true" />;
}

/** Renders the text for a loyalty notice, which describes the link or button that has the dot. */
export function BadgeText({ id }: { id: string }) {
  const t = useMessages();
  return (
    <span id={id} className="rw-hidden">
      {t('account.notice')}
    </span>
  );
}
