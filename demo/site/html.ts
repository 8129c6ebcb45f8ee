const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe markup: the output of `html` or `jsonBlock`, or prerendered markup from the build. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in an `html` template. Text is escaped, markup is not, an empty value renders nothing. */
export type Content = Markup | string | number | false | null | undefined | readonly Content[];

/** Escapes text for an element or a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function renderContent(content: Content): string {
  if (content instanceof Markup) {
    return content.text;
  }
  if (typeof content === 'string' || typeof content === 'number') {
    return escapeText(String(content));
  }
  return Array.isArray(content) ? content.map(renderContent).join('') : '';
}

/** Tags a template literal: escapes every value except markup. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + renderContent(values[index - 1]) + string));
}

/** Returns a JSON data block for scripts to read. The JSON cannot close the script element. */
export function jsonBlock(id: string, value: unknown): Markup {
  const json = JSON.stringify(value, null, 2).replace(/</g, '\\u003c');
  return new Markup(`<script type="application/json" id="${escapeText(id)}">${json}</script>`);
}
