import './promotion.css';
import { useRef, useSyncExternalStore } from 'react';
import { editorLink } from '../../api/editorLink';
import { isRead, markRead, onRead } from '../../api/promotionRead';
import { track } from '../../notifications/analytics';
import { useWords } from '../kit/useWords';
import { usePromotion } from './usePromotion';

/** What an editor wants to be seen, until the visitor closes it; nothing at all before and after (M-prm-01, I3). */
export function Promotion() {
  const say = useWords();
  const promotion = usePromotion();
  const cameFrom = useRef<EventTarget | null>(null);
  const isGone = useSyncExternalStore(
    onRead,
    () => promotion === null || isRead(promotion),
    () => true,
  );
  if (promotion === null || isGone) return null;

  const link = editorLink(promotion.url);
  const dismiss = () => {
    track({ event: 'promotion_dismiss' });
    markRead(promotion);
    // The button takes the focus away with it: back to where the visitor was.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };

  return (
    <section
      className="rw rw-promotion"
      aria-label={say('promotion.title')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <p className="rw-promotion-text">
        {link ? (
          <a className="rw-link" href={link.href} rel={link.isElsewhere ? 'noopener noreferrer' : undefined}>
            {promotion.content}
          </a>
        ) : (
          <span>{promotion.content}</span>
        )}
      </p>
      <button type="button" className="rw-promotion-dismiss" aria-label={say('promotion.dismiss')} onClick={dismiss}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M5 5l10 10m0-10L5 15" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
