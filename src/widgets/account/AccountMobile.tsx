import './account.css';
import { useId } from 'react';
import { AccountLinks } from './AccountLinks';
import { Chevron } from './Chevron';
import { NoticeDot, NoticeText } from './Notice';
import { useAccount } from './useAccount';
import { useDisclosure } from './useDisclosure';
import { useEscape } from './useEscape';

/** The account in the navigation of a small screen: label and menu in one, opening in its place (M-mnt-16). */
export function AccountMobile() {
  const { audience, label, hasNotice } = useAccount();
  const disclosure = useDisclosure(audience);
  const { root, button, openFor, open, close } = disclosure;
  const list = useId();
  const notice = useId();
  useEscape(disclosure);
  return (
    <div ref={root} className="rw rw-account-mobile">
      <button
        ref={button}
        type="button"
        className="rw-account-row"
        aria-expanded={openFor !== null}
        aria-controls={list}
        aria-describedby={hasNotice ? notice : undefined}
        onClick={openFor === null ? open : close}
      >
        <span>{label}</span>
        {hasNotice ? <NoticeDot /> : null}
        <Chevron />
      </button>
      {hasNotice ? <NoticeText id={notice} /> : null}
      {openFor === null ? null : (
        <AccountLinks id={list} audience={openFor} className="rw-account-list" onLeave={close} />
      )}
    </div>
  );
}
