import { type ComponentType, useEffect, useState } from 'react';
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
  let loading: Promise<void> | undefined;

  const fetchPart = () => {
    loading ??= load()
      .then((loaded) => {
        part = loaded;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  function Later(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    const [, setLoaded] = useState(part !== undefined);
    const fetch = () => {
      setFailed(false);
      fetchPart().then(
        () => setLoaded(true),
        () => setFailed(true),
      );
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: once
    useEffect(() => {
      if (!part) fetch();
    }, []);
    const Part = part;
    if (Part) return <Part {...props} />;
    return hasFailed ? <NotLoaded onRetry={fetch} /> : <Spinner />;
  }
  return Object.assign(Later, { preload: () => (part ? Promise.resolve() : fetchPart().catch(() => {})) });
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
