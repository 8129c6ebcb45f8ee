import './captcha.css';
import { useEffect, useId, useRef, useState } from 'react';
import { type Captcha, type CaptchaSource, type CaptchaState, openCaptcha } from '../../api/captcha';
import { type FieldBinding, FieldError } from './Field';
import { useLatest } from './useLatest';
import { useLocale, useWords } from './useWords';

interface CaptchaFieldProps extends FieldBinding {
  readonly source: CaptchaSource;
  /** Puts the ticket into the form; the empty text takes it away. */
  readonly onTicket: (ticket: string) => void;
  /** Grows with each answer of the service: a ticket is good for one call, whatever the answer (G4). */
  readonly round: number;
}

/** What makes it the check of one button or form. */
export type CaptchaBinding = Omit<CaptchaFieldProps, 'source'>;

/** The security check. While its script cannot be had, it offers another try and says nothing else (M-cap-06). */
export function CaptchaField({ source, onTicket, round, error, input }: CaptchaFieldProps) {
  const say = useWords();
  const locale = useLocale();
  const id = useId();
  const [state, setState] = useState<CaptchaState>('loading');
  const group = useRef<HTMLFieldSetElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const captcha = useRef<Captcha>(undefined);
  const tell = useLatest(onTicket);
  const told = useRef('');
  // The form leads a refused submit to the first wrong field: for this one, to the box.
  const control = useRef({ value: '', focus: () => group.current?.focus() });

  useEffect(() => {
    const opened = openCaptcha(box.current as Element, {
      source,
      locale,
      onChange(next, ticket) {
        // What was passed by a key goes from the page, and would take the focus with it.
        if (next === 'passed' && box.current?.contains(document.activeElement)) group.current?.focus();
        setState(next);
        if (ticket === told.current) return;
        told.current = ticket;
        // Also for a form whose bookkeeping is yet to come.
        control.current.value = ticket;
        tell.current(ticket);
      },
    });
    captcha.current = opened;
    return () => opened.close();
  }, [source, locale, tell]);

  const seenRound = useRef(round);
  useEffect(() => {
    if (seenRound.current === round) return;
    seenRound.current = round;
    captcha.current?.refresh();
  }, [round]);

  const { ref } = input;
  useEffect(() => {
    ref(control.current);
  }, [ref]);

  return (
    <fieldset
      ref={group}
      className={error ? 'rw-captcha rw-field-wrong' : 'rw-captcha'}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-busy={state === 'loading'}
    >
      <legend className="rw-label">{say('captcha.title')}</legend>
      <div className="rw-captcha-frame">
        <div ref={box} className="rw-captcha-box" hidden={state === 'passed' || state === 'failed'} />
        {state === 'passed' ? <span className="rw-captcha-tick" aria-hidden="true" /> : null}
        {state === 'loading' ? <span className="rw-spinner-ring" aria-hidden="true" /> : null}
        <p className="rw-captcha-state" aria-live="polite">
          {state === 'passed' ? say('captcha.passed') : null}
          {state === 'failed' ? say('captcha.failed') : null}
        </p>
      </div>
      <button type="button" className="rw-link rw-captcha-refresh" onClick={() => captcha.current?.refresh()}>
        {say('captcha.refresh')}
      </button>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
