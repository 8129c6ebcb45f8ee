import { careNumber } from '../kit/brand';
import { useMessages } from '../kit/hooks/useMessages';

/** Renders the number of customer care (M-svc-10). */
export function CareLine() {
  const t = useMessages();
  return (
    <p>
      {t('svcQuery.care')}{' '}
      <a className="rw-link" href={`tel:${careNumber}`}>
        {careNumber}
      </a>
    </p>
  );
}
