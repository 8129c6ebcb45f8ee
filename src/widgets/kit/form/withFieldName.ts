/** The parts of a field's event that the form reads. */
export interface FieldEvent {
  readonly target: {
    readonly name?: string | undefined;
    readonly type?: string | undefined;
    readonly value?: string | undefined;
    readonly checked?: boolean | undefined;
  };
  readonly type?: unknown;
}

/**
 * Returns the event with the field's name, which React Hook Form expects. The element itself has no name, unless it
 * is a radio button: before any script runs, a browser could put the value of a named field into the URL.
 */
export function withFieldName({ target, type }: FieldEvent, name: string) {
  return { type, target: { name, type: target.type, value: target.value, checked: target.checked } };
}
