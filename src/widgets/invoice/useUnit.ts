import { useSyncExternalStore } from 'react';
import { pagePath } from '../../api/address';
import { useMountAttribute } from '../kit/useMountAttribute';
import type { Unit } from './amounts';

const never = () => () => {};

/** The unit of the services' amounts here: cents on account pages, else yuan; the page may say by `data-unit` (A-10). */
export function useUnit(): Unit {
  const said = useMountAttribute('data-unit');
  const path = useSyncExternalStore(never, pagePath, () => '');
  if (said === 'cents' || said === 'yuan') return said;
  return /^(\/en)?\/account(\/|$)/.test(path) ? 'cents' : 'yuan';
}
