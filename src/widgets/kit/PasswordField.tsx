import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asTyped } from '../../validation/normalise';
import { TextField, type TextFieldProps } from './TextField';
import { useWords } from './useWords';

/** What is in view when a page is left, Chromium writes down for the way back. */
const turns = ['pagehide', 'pageshow'];

/** A secret line of text with a control that shows it; hidden again when it is sent, when the page is left or comes back. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'isSecret'>) {
  const say = useWords();
  const [isShown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const hide = () => flushSync(() => setShown(false));
    const form = toggle.current?.form;
    form?.addEventListener('submit', hide);
    for (const turn of turns) window.addEventListener(turn, hide);
    return () => {
      form?.removeEventListener('submit', hide);
      for (const turn of turns) window.removeEventListener(turn, hide);
    };
  }, []);
  return (
    <TextField
      clean={asTyped}
      {...props}
      isSecret
      type={isShown ? 'text' : 'password'}
      end={
        <button
          ref={toggle}
          type="button"
          className="rw-toggle"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <span aria-hidden="true">{say(isShown ? 'form.hide' : 'form.show')}</span>
          <span className="rw-hidden">
            {say(isShown ? 'form.hideField' : 'form.showField', { field: say(props.label) })}
          </span>
        </button>
      }
    />
  );
}
