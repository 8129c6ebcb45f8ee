/** What a form takes of an event: the field's kind and what it holds. */
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
 * An event of a field as the form takes it. In the page itself a field has no name: from markup rendered ahead, a browser
 * could put what was typed into an address by it.
 */
export function named({ target, type }: FieldEvent, name: string) {
  return { type, target: { name, type: target.type, value: target.value, checked: target.checked } };
}
