import { useState } from 'react';
import type { ApiError } from '../../../api/http/ApiError';
import { useServiceWait } from '../hooks/useServiceWait';
import type { Wait } from '../ui/WaitAnnouncement';
import type { FormOptions, FormValues } from './types';

interface FormWait<V> {
  /** The wait until another submit is accepted; null when one is accepted now. */
  readonly wait: Wait | null;
  /** Starts the wait that the error of the request with these values requires, if any. */
  start(error: ApiError, values: V): void;
  /** Suspends the wait while it does not hold for the edited values. Returns true if it does not. */
  onEdit(values: V): boolean;
}

/** Returns the wait of a form after an error that requires one (B5). For `keepsWait`, see `FormOptions`. */
export function useFormWait<V extends FormValues>(keepsWait: FormOptions<V, unknown>['keepsWait']): FormWait<V> {
  const [refused, setRefused] = useState<{ readonly error: ApiError; readonly values: V } | null>(null);
  const [isSuspended, setSuspended] = useState(false);
  return {
    wait: useServiceWait(refused && !isSuspended ? refused.error.retryAt : 0),
    start(error, values) {
      setRefused({ error, values });
      setSuspended(false);
    },
    onEdit(values) {
      if (!keepsWait || !refused?.error.retryAt) return false;
      const suspends = !keepsWait(refused.error, refused.values, values);
      setSuspended(suspends);
      return suspends;
    },
  };
}
