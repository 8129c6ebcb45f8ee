import { type RefObject, useLayoutEffect, useState } from 'react';
import { pagePath } from '../../../api/browser/address';
import { siteUrl } from '../../../api/browser/navigate';
import { useMessages } from '../hooks/useMessages';

/** An invalid field in the summary. */
interface Problem {
  /** The label of its group, such as a receipt; empty without one. */
  readonly group: string;
  readonly label: string;
  /** The id of the control that its link leads to. */
  readonly id: string;
}

const textOf = (element: Element | null | undefined) => element?.textContent ?? '';

/**
 * Reads the invalid fields from the form in the order of the page. A field in an invalid group belongs to the group.
 */
function findProblems(form: HTMLElement): Problem[] {
  const fields = [...form.querySelectorAll('.rw-field-invalid')].filter(
    (field) => !field.parentElement?.closest('.rw-field-invalid'),
  );
  return fields.map((field) => {
    // The page may have a group of its own around the widget (A2).
    const group = textOf(field.parentElement?.closest('.rw-form fieldset')?.querySelector('legend'));
    // The label of an optional field has an element of its own for its name.
    const label = textOf(field.querySelector('label > [id$="-label"]') ?? field.querySelector('legend, label'));
    // Of the lists of a birthday, only some are invalid.
    const invalidControl = field.querySelector('[aria-invalid="true"]') ?? field.querySelector('input, select');
    const control = field.matches('.rw-captcha') ? field : invalidControl;
    return { group, label, id: control?.id ?? '' };
  });
}

interface FormProblemsProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The number of invalid fields. */
  readonly count: number;
}

/** Renders the summary of several invalid fields: their number, and a link to each. */
export function FormProblems({ form, count }: FormProblemsProps) {
  const t = useMessages();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const hasSummary = count > 1;
  // Reads the fields after each commit, as another field can be invalid while the number stays; before the browser
  // paints, so that the links appear with the number.
  useLayoutEffect(() => {
    const next = hasSummary && form.current ? findProblems(form.current) : [];
    if (JSON.stringify(next) !== JSON.stringify(problems)) setProblems(next);
  });
  return (
    <div className={hasSummary ? 'rw-form-problems rw-form-notice' : 'rw-form-problems'}>
      <p aria-live="polite">{hasSummary ? t('form.problems', { count }) : null}</p>
      {hasSummary ? (
        <ul>
          {problems.map(({ group, label, id }) => (
            <li key={id}>
              <a
                className="rw-link"
                href={siteUrl(`${pagePath()}#${id}`)}
                onClick={(event) => {
                  // The address stays, as the page may route by its hash.
                  event.preventDefault();
                  (form.current?.elements.namedItem(id) as HTMLElement | null)?.focus();
                }}
              >
                {group ? t('form.problemInGroup', { group, label }) : label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
