import { useWords } from './useWords';

/** Says, to eyes and ears, that something is on its way. */
export function Spinner() {
  const say = useWords();
  return (
    <p className="rw-spinner" aria-live="polite">
      <span className="rw-spinner-ring" aria-hidden="true" />
      <span className="rw-hidden">{say('general.loading')}</span>
    </p>
  );
}
