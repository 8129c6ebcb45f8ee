import { pagePath } from '../../api/browser/address';
import { useMountAttribute } from '../kit/hooks/useMountAttribute';
import { usePageValue } from '../kit/hooks/usePageValue';
import type { AmountUnit } from './amounts';

/** Returns the unit of the service's amounts: cents on account pages, else yuan; `data-unit` overrides it. */
export function useAmountUnit(): AmountUnit {
  const configured = useMountAttribute('data-unit');
  const path = usePageValue(pagePath, '');
  if (configured === 'cents' || configured === 'yuan') return configured;
  return /^(\/en)?\/account(\/|$)/.test(path) ? 'cents' : 'yuan';
}
