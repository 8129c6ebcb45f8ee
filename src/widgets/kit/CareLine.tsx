import { careNumber } from './brand';
import { useMessages } from './hooks/useMessages';

/** Renders the number of customer care (M-svc-10). */
export function CareLine() {
  const t = useMessages();
  return (
    <p>
      {t('general.care')}{' '}
      <a className="rw-link" href={`tel:${careNumber}`}>
        {careNumber}
      </a>
    </p>
  );
}
