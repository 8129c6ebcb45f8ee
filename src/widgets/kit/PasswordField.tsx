import { useEffect, useRef, useState } from 'react';
import { asTyped } from '../../validation/normalise';
import { TextField, type TextFieldProps } from './TextField';
import { useWords } from './useWords';

/** A secret line of text with a control that shows it; hidden again when it is sent and when the page comes back. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const say = useWords();
  const [isShown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const hide = () => setShown(false);
    const form = toggle.current?.form;
    form?.addEventListener('submit', hide);
    window.addEventListener('pageshow', hide);
    return () => {
      form?.removeEventListener('submit', hide);
      window.removeEventListener('pageshow', hide);
    };
  }, []);
  return (
    <TextField
      clean={asTyped}
      {...props}
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
