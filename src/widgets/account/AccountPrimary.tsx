import './account.css';
import { useId } from 'react';
import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';
import { NoticeDot, NoticeText } from './Notice';
import { useAccount } from './useAccount';

/** The label of the header: the way to the account, with a dot when something new waits there (M-hdr-01, M-hdr-02). */
export function AccountPrimary() {
  const say = useWords();
  const { label, hasNotice } = useAccount();
  const notice = useId();
  // The longer label keeps its place while the shorter one shows, so that the header does not move; nor does a text that
  // comes in the place of another.
  return (
    <div className="rw rw-account-primary" data-widest={say('account.programme')}>
      <SiteLink path="/account/" className="rw-account-label" describedBy={hasNotice ? notice : undefined}>
        <span key={label}>{label}</span>
        {hasNotice ? <NoticeDot /> : null}
      </SiteLink>
      {hasNotice ? <NoticeText id={notice} /> : null}
    </div>
  );
}
