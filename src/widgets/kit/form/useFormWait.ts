import { useState } from 'react';
import { useServiceWait } from '../hooks/useServiceWait';
import type { Wait } from '../ui/WaitAnnouncement';

interface FormWait<V> {
  /** The wait until the service accepts another submit; null when it accepts one now. */
  readonly wait: Wait | null;
  /** Starts the wait for the request that these values send; takes the time from `retryTimeOf`. */
  start(retryAt: number, values: V): void;
  /** Suspends the wait while the edited values send another request. Returns true if they do. */
  onEdit(values: V): boolean;
}

/** Returns the wait of a form. `requestOf` names the request that the values send, in a form that has several (B5). */
export function useFormWait<V>(requestOf: ((values: V) => string) | undefined): FormWait<V> {
  const [refused, setRefused] = useState({ request: '', retryAt: 0 });
  const [request, setRequest] = useState('');
  return {
    wait: useServiceWait(refused.request === request ? refused.retryAt : 0),
    start(retryAt, values) {
      const sent = requestOf?.(values) ?? '';
      setRefused({ request: sent, retryAt });
      setRequest(sent);
    },
    onEdit(values) {
      if (!requestOf || refused.retryAt === 0) return false;
      const edited = requestOf(values);
      setRequest(edited);
      return edited !== refused.request;
    },
  };
}
