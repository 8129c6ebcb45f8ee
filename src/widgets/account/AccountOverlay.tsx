import './account.css';
import { type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { AccountLinks } from './AccountLinks';
import { Chevron } from './Chevron';
import { moveFocus } from './moveFocus';
import { useAccount } from './useAccount';
import { useDisclosure } from './useDisclosure';
import { usePopupMenu } from './usePopupMenu';

/** Aligns the menu with the left edge of its button when it would overflow the page on the left. */
function keepInView(menu: HTMLElement | null): void {
  if (menu && menu.getBoundingClientRect().left < 0) menu.classList.add('rw-account-menu-start');
}

/** Renders the account menu of the header: a button beside the label, and the links below it (M-menu-01, M-menu-02). */
export function AccountOverlay() {
  const { audience, label } = useAccount();
  const disclosure = useDisclosure(audience);
  const { root, button, openFor, open, close, leave } = disclosure;
  const listId = useId();
  usePopupMenu(disclosure);

  const openByKey = (event: KeyboardEvent) => {
    const isOpeningKey = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (openFor !== null || !isOpeningKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    flushSync(open);
    if (root.current) moveFocus(root.current, event.key);
  };

  return (
    <div ref={root} className="rw rw-account-overlay">
      <button
        ref={button}
        type="button"
        className="rw-account-toggle"
        aria-label={label}
        aria-expanded={openFor !== null}
        aria-controls={listId}
        onClick={openFor === null ? open : close}
        onKeyDown={openByKey}
      >
        <Chevron />
      </button>
      {openFor === null ? null : (
        <AccountLinks id={listId} audience={openFor} className="rw-account-menu" onLeave={leave} listRef={keepInView} />
      )}
    </div>
  );
}
