import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { addLateLoad } from '../../../lib/lateLoads';
import { loadOnce } from '../../../lib/loadOnce';
import { useMessages } from '../hooks/useMessages';
import { Spinner } from './Spinner';

/**
 * A component that is loaded when it is first rendered, or earlier: when the browser is idle (decision 011), or by
 * `preload`, which never rejects.
 */
type Preloadable<Props> = ComponentType<Props> & { preload(): Promise<void> };

/**
 * Returns a component that loads the actual one. While it loads, a spinner is shown. If loading fails, a
 * message with a retry button is shown. React's `lazy` is not used: Suspense shows a fallback for at least 300 ms.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loadedComponent: ComponentType<Props> | undefined;
  const loadComponent = loadOnce(async () => {
    loadedComponent = await load();
    return loadedComponent;
  });
  addLateLoad(() => loadComponent());

  function LazyComponent(props: Props) {
    const [Component, setComponent] = useState(() => loadedComponent);
    const [attempt, setAttempt] = useState<'first' | 'failed' | 'again'>('first');
    const frame = useRef<HTMLDivElement>(null);
    const startLoading = useCallback(() => {
      loadComponent().then(
        (component) => setComponent(() => component),
        () => setAttempt('failed'),
      );
    }, []);
    useEffect(startLoading, [startLoading]);
    const retry = () => {
      // The button goes away; the frame stays.
      frame.current?.focus();
      setAttempt('again');
      startLoading();
    };
    const missing = attempt === 'failed' ? <LoadError onRetry={retry} /> : <Spinner />;
    const content = Component ? <Component {...props} /> : missing;
    if (attempt === 'first') return content;
    return (
      <div ref={frame} tabIndex={-1}>
        {content}
      </div>
    );
  }
  const preload = () =>
    loadComponent().then(
      () => {},
      () => {},
    );
  return Object.assign(LazyComponent, { preload });
}

/** Renders the message for a component that failed to load, with a retry button. */
function LoadError({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <div className="rw-not-loaded">
      <p role="alert">{t('general.notLoaded')}</p>
      <button type="button" className="rw-button rw-button-quiet" onClick={onRetry}>
        {t('general.retry')}
      </button>
    </div>
  );
}
