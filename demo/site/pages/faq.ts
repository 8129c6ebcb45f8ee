import type { Markup } from '../html';
import { html } from '../html';
import type { Page } from '../page';
import type { LocalizedText } from '../texts';

/** A question and its answer. */
export interface Question {
  readonly question: LocalizedText;
  readonly answer: LocalizedText;
}

/** Renders questions that expand to their answers. */
export function faq({ t }: Page, questions: readonly Question[]): Markup {
  return html`
      <section class="section">
        <h2>${t({ zh: '常见问题', en: 'Common questions' })}</h2>
        <div class="faq">${questions.map(
          ({ question, answer }) => html`
          <details>
            <summary>${t(question)}</summary>
            <p>${t(answer)}</p>
          </details>`,
        )}
        </div>
      </section>`;
}
