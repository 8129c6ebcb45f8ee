import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Spinner } from './Spinner';
import { useWords } from './useWords';

/** A component whose code is fetched when it is first shown, or ahead of that by `preload`, which never fails. */
type Late<Props> = ComponentType<Props> & { preload(): Promise<void> };

/**
 * Makes a component of one that is not needed in order to see and type. Until its code is there a spinner shows; if it
 * cannot be fetched, a line says so and offers another try. Not by `lazy` and Suspense, which keeps a fallback that has
 * been shown for 300 ms.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let part: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;

  const fetchPart = () => {
    fetching ??= load().then(
      (loaded) => {
        part = loaded;
        return loaded;
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };

  function Later(props: Props) {
    const [Part, setPart] = useState(() => part);
    const [hasFailed, setFailed] = useState(false);
    const fetch = useCallback(() => {
      setFailed(false);
      fetchPart().then(
        (loaded) => setPart(() => loaded),
        () => setFailed(true),
      );
    }, []);
    // What is shown first asks for it; for another try, the visitor.
    useEffect(fetch, [fetch]);
    if (Part) return <Part {...props} />;
    return hasFailed ? <NotLoaded onRetry={fetch} /> : <Spinner />;
  }
  const preload = () =>
    fetchPart().then(
      () => {},
      () => {},
    );
  return Object.assign(Later, { preload });
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const say = useWords();
  return (
    <div>
      <p aria-live="polite">{say('general.notLoaded')}</p>
      <button type="button" className="rw-button rw-button-quiet" onClick={onRetry}>
        {say('general.retry')}
      </button>
    </div>
  );
}
