interface FieldEvent {
  readonly target: Partial<Pick<HTMLInputElement, 'type' | 'value' | 'checked'>>;
  readonly type?: unknown;
}

/**
 * An event of a field as the form takes it. In the page itself a field has no name: from markup rendered ahead, a browser
 * could put what was typed into an address by it.
 */
export function named({ target, type }: FieldEvent, name: string) {
  return { type, target: { name, type: target.type, value: target.value, checked: target.checked } };
}
