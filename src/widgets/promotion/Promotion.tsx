import './promotion.css';
import { useSyncExternalStore } from 'react';
import { parseEditorLink } from '../../api/browser/editorLink';
import { dismissPromotion, isDismissed, onDismissedChange } from '../../api/services/dismissedPromotion';
import { track } from '../../notifications/analytics';
import { useLastFocused } from '../kit/hooks/useLastFocused';
import { useMessages } from '../kit/hooks/useMessages';
import { usePromotion } from './usePromotion';

/** Renders the promotion that an editor wrote, until the visitor dismisses it (M-prm-01, I3). */
export function Promotion() {
  const t = useMessages();
  const promotion = usePromotion();
  const { onFocus, restoreFocus } = useLastFocused();
  const isHidden = useSyncExternalStore(
    onDismissedChange,
    () => promotion === null || isDismissed(promotion),
    () => true,
  );
  if (promotion === null || isHidden) return null;

  const link = parseEditorLink(promotion.url);
  const dismiss = () => {
    track({ event: 'promotion_dismiss' });
    dismissPromotion(promotion);
    // The focused button was removed.
    restoreFocus();
  };

  return (
    <section className="rw rw-promotion" aria-label={t('promotion.title')} onFocus={onFocus}>
      <p className="rw-promotion-text">
        {link ? (
          <a className="rw-link" href={link.href} rel={link.isExternal ? 'noopener noreferrer' : undefined}>
            {promotion.content}
          </a>
        ) : (
          <span>{promotion.content}</span>
        )}
      </p>
      <button type="button" className="rw-promotion-dismiss" aria-label={t('promotion.dismiss')} onClick={dismiss}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M5 5l10 10m0-10L5 15" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
