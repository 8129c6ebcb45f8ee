import './account.css';
import { useId } from 'react';
import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';
import { BadgeDot, BadgeText } from './BadgeDot';
import { useAccount } from './useAccount';

/** Renders the account link of the header, with a dot when the member has a loyalty notice (M-hdr-01, M-hdr-02). */
export function AccountPrimary() {
  const t = useMessages();
  const { label, hasNotice } = useAccount();
  const noticeId = useId();
  // The style sheet reserves the width of the longer label, so that the header does not shift. The key makes React
  // insert a new element for a new label: browsers count that as no layout shift, but a text that moves as one.
  return (
    <div className="rw rw-account-primary" data-widest={t('account.programme')}>
      <SiteLink path="/account/" className="rw-account-label" describedBy={hasNotice ? noticeId : undefined}>
        <span key={label}>{label}</span>
        {hasNotice ? <BadgeDot /> : null}
      </SiteLink>
      {hasNotice ? <BadgeText id={noticeId} /> : null}
    </div>
  );
}
