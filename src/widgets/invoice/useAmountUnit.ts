import { useEffect } from 'react';
import { pagePath } from '../../api/browser/address';
import { report } from '../../api/browser/report';
import { useMountAttribute } from '../kit/hooks/useMountAttribute';
import { usePageValue } from '../kit/hooks/usePageValue';
import type { AmountUnit } from './amounts';

/**
 * Returns the unit of the service's amounts: cents on account pages, else yuan; `data-unit` overrides it. Reports
 * any other value of that attribute to the editor (P-08).
 */
export function useAmountUnit(): AmountUnit {
  const configured = useMountAttribute('data-unit');
  const path = usePageValue(pagePath, '');
  const isUnit = configured === 'cents' || configured === 'yuan';
  const isWrong = configured !== null && !isUnit;
  useEffect(() => {
    if (isWrong) report('invoice: data-unit takes cents or yuan, and is ignored');
  }, [isWrong]);
  if (isUnit) return configured;
  return /^(\/en)?\/account(\/|$)/.test(path) ? 'cents' : 'yuan';
}
