import './account.css';
import { type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { AccountLinks } from './AccountLinks';
import { Chevron } from './Chevron';
import { moveFocus } from './moveFocus';
import { useAccount } from './useAccount';
import { useDisclosure } from './useDisclosure';
import { usePopupKeys } from './usePopupKeys';

/** Where a button at the left edge of a narrow page drops its menu, the menu begins with the button. */
function keepInView(menu: HTMLElement | null): void {
  if (menu && menu.getBoundingClientRect().left < 0) menu.classList.add('rw-account-menu-start');
}

/** The menu that drops from the header: a button beside the label, and links below it (M-menu-01, M-menu-02). */
export function AccountOverlay() {
  const { audience, label } = useAccount();
  const disclosure = useDisclosure(audience);
  const { root, button, openFor, open, close } = disclosure;
  const list = useId();
  usePopupKeys(disclosure);

  const openByKey = (event: KeyboardEvent) => {
    const isWayIn = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (openFor !== null || !isWayIn || event.altKey || event.ctrlKey || event.metaKey) return;
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
        aria-controls={list}
        onClick={openFor === null ? open : close}
        onKeyDown={openByKey}
      >
        <Chevron />
      </button>
      {openFor === null ? null : (
        <AccountLinks id={list} audience={openFor} className="rw-account-menu" onLeave={close} listRef={keepInView} />
      )}
    </div>
  );
}
