const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is known to be safe: only what `html`, `join` and `jsonBlock` have made. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a `html` template: text is escaped, markup is not, nothing is left out. */
export type Content = Markup | string | number | false | null | undefined | readonly Content[];

/** Text as it may stand in an element or in a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function render(content: Content): string {
  if (content instanceof Markup) {
    return content.text;
  }
  if (typeof content === 'string' || typeof content === 'number') {
    return escapeText(String(content));
  }
  return Array.isArray(content) ? content.map(render).join('') : '';
}

/** A template that escapes every value put into it, unless the value is markup itself. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + render(values[index - 1]) + string));
}

/** A data block: JSON that a page's scripts read, and that cannot close its own element. */
export function jsonBlock(id: string, value: unknown): Markup {
  const json = JSON.stringify(value, null, 2).replace(/</g, '\\u003c');
  return new Markup(`<script type="application/json" id="${escapeText(id)}">${json}</script>`);
}
