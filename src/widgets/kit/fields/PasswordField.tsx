import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepAsTyped } from '../../../validation/normalise';
import { useMessages } from '../hooks/useMessages';
import { TextField, type TextFieldProps } from './TextField';

/** The events that hide the password: Chromium stores the visible values of a page that the visitor leaves. */
const pageTransitions = ['pagehide', 'pageshow'];

/** Renders a password field with a button that shows the password. Submitting, leaving or returning hides it again. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'isSecret' | 'keepsSpaces'>) {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const hide = () => flushSync(() => setShown(false));
    const form = toggle.current?.form;
    form?.addEventListener('submit', hide);
    for (const transition of pageTransitions) window.addEventListener(transition, hide);
    return () => {
      form?.removeEventListener('submit', hide);
      for (const transition of pageTransitions) window.removeEventListener(transition, hide);
    };
  }, []);
  return (
    <TextField
      normalise={keepAsTyped}
      {...props}
      keepsSpaces
      isSecret
      type={isShown ? 'text' : 'password'}
      end={
        <button ref={toggle} type="button" className="rw-toggle" onClick={() => setShown(!isShown)}>
          <span aria-hidden="true">{t(isShown ? 'form.hide' : 'form.show')}</span>
          <span className="rw-hidden">
            {t(isShown ? 'form.hideField' : 'form.showField', { field: t(props.label) })}
          </span>
        </button>
      }
    />
  );
}
