import './account.css';
import { useId } from 'react';
import { AccountLinks } from './AccountLinks';
import { BadgeDot, BadgeText } from './BadgeDot';
import { Chevron } from './Chevron';
import { useAccount } from './useAccount';
import { useCloseOnEscape } from './useCloseOnEscape';
import { useDisclosure } from './useDisclosure';

/** Renders the account menu of the mobile navigation: one button with the label, and the links below it (M-mnt-16). */
export function AccountMobile() {
  const { audience, label, hasNotice } = useAccount();
  const disclosure = useDisclosure(audience);
  const { root, button, openFor, open, close, leave } = disclosure;
  const listId = useId();
  const noticeId = useId();
  useCloseOnEscape(disclosure);
  return (
    <div ref={root} className="rw rw-account-mobile">
      <button
        ref={button}
        type="button"
        className="rw-account-row"
        aria-expanded={openFor !== null}
        aria-controls={listId}
        aria-describedby={hasNotice ? noticeId : undefined}
        onClick={openFor === null ? open : close}
      >
        <span>{label}</span>
        {hasNotice ? <BadgeDot /> : null}
        <Chevron />
      </button>
      {hasNotice ? <BadgeText id={noticeId} /> : null}
      {openFor === null ? null : (
        <AccountLinks id={listId} audience={openFor} className="rw-account-list" onLeave={leave} />
      )}
    </div>
  );
}
