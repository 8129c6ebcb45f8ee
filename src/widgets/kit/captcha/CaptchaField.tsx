import './captcha.css';
import { useEffect, useId, useRef, useState } from 'react';
import { focusedBeside } from '../../../api/browser/focus';
import { type Captcha, type CaptchaSource, type CaptchaState, openCaptcha } from '../../../api/services/captcha';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { dismissNotice, showNotice } from '../../../notifications/currentNotice';
import { findNotice } from '../../../notifications/lookup';
import { FieldError } from '../fields/FieldError';
import type { FieldBinding, InputBinding } from '../form/types';
import { useIsSlow } from '../hooks/useIsSlow';
import { useLatest } from '../hooks/useLatest';
import { useLocale, useMessages } from '../hooks/useMessages';
import { useServiceWait } from '../hooks/useServiceWait';
import { ActionButton } from '../ui/ActionButton';

/** The texts of the states. */
const textOfState: Partial<Record<CaptchaState, PlainMessageId>> = {
  passed: 'captcha.passed',
  failed: 'captcha.failed',
};

interface CaptchaFieldProps extends Pick<FieldBinding, 'error'> {
  readonly source: CaptchaSource;
  readonly input: Pick<InputBinding, 'ref'>;
  /** Called with each new ticket; with the empty text when the ticket becomes invalid. */
  readonly onTicket: (ticket: string) => void;
  /**
   * A change starts a new challenge. The owner changes it after each response, since a ticket is valid for one call
   * (G4).
   */
  readonly resetKey: number;
}

/** The props that connect a security check with its form or button. */
export type CaptchaBinding = Omit<CaptchaFieldProps, 'source'>;

/**
 * Renders the security check. When its script fails to load, the visitor can retry and sees no error (M-cap-06). When
 * the check is all that is missing, the outlet announces the error at the field too (E-svcQuery-capture).
 */
export function CaptchaField({ source, onTicket, resetKey, error, input }: CaptchaFieldProps) {
  const t = useMessages();
  const locale = useLocale();
  const id = useId();
  const [state, setState] = useState<CaptchaState>('loading');
  const [retryAt, setRetryAt] = useState(0);
  const wait = useServiceWait(retryAt);
  const group = useRef<HTMLFieldSetElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const captcha = useRef<Captcha>(undefined);
  const latestOnTicket = useLatest(onTicket);
  const lastTicket = useRef('');
  const noticeKey = useRef(0);
  // Registered with the form in place of an input: the form focuses its first invalid field.
  const control = useRef({
    value: '',
    focus() {
      group.current?.focus();
      // The text is not about gift cards: it fits each widget with a check.
      noticeKey.current = showNotice(findNotice('svcQuery', 'capture'), { isInForm: true });
    },
  });

  useEffect(() => {
    const opened = openCaptcha(box.current as Element, {
      source,
      locale,
      onChange(next, ticket, nextRetryAt) {
        // The passed challenge is hidden, which would drop the focus of a keyboard user.
        if (next === 'passed' && box.current?.contains(focusedBeside(box.current))) group.current?.focus();
        setState(next);
        setRetryAt(nextRetryAt);
        if (ticket === lastTicket.current) return;
        lastTicket.current = ticket;
        control.current.value = ticket;
        latestOnTicket.current(ticket);
      },
    });
    captcha.current = opened;
    return () => opened.close();
  }, [source, locale, latestOnTicket]);

  const seenKey = useRef(resetKey);
  useEffect(() => {
    if (seenKey.current === resetKey) return;
    seenKey.current = resetKey;
    captcha.current?.refresh();
  }, [resetKey]);

  useEffect(() => (error ? () => dismissNotice(noticeKey.current) : undefined), [error]);

  const { ref } = input;
  useEffect(() => {
    ref(control.current);
  }, [ref]);

  const isSlow = useIsSlow(state === 'loading');
  const stateText = isSlow ? 'form.stillWorking' : textOfState[state];
  return (
    <fieldset
      ref={group}
      id={id}
      className={error ? 'rw-captcha rw-field-invalid' : 'rw-captcha'}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-busy={state === 'loading'}
    >
      <legend className="rw-label">{t('captcha.title')}</legend>
      <div className="rw-captcha-frame">
        <div ref={box} className="rw-captcha-box" hidden={state === 'passed' || state === 'failed'} />
        {state === 'passed' ? <span className="rw-captcha-tick" aria-hidden="true" /> : null}
        {state === 'loading' ? <span className="rw-spinner-ring" aria-hidden="true" /> : null}
        <p className="rw-captcha-state" aria-live="polite">
          {stateText ? t(stateText) : null}
        </p>
      </div>
      <ActionButton
        className="rw-link"
        label="captcha.refresh"
        wait={wait}
        onClick={() => captcha.current?.refresh()}
      />
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
