import { useState } from 'react';
import { observeInput } from './observeInput';
import { TextField, type TextFieldProps } from './TextField';

export interface EchoFieldProps extends Omit<TextFieldProps, 'echo'> {
  /** Returns the value in groups, as people read it; undefined for a value without groups. */
  readonly group: (value: string) => string | undefined;
}

/** Renders a text field whose value is repeated above it in groups. The value itself stays as it is (P-29). */
export function EchoField({ group, ...props }: EchoFieldProps) {
  const { initial, input } = props;
  // The state is the echo, not the value: a key that changes no echo, such as the first one, renders nothing.
  const [echo, setEcho] = useState(group(initial));
  return <TextField {...props} echo={echo} input={observeInput(input, (text) => setEcho(group(text)))} />;
}
