import { lazy, Suspense } from 'react';

const Lazy = lazy(() =>
  import(/* webpackChunkName: "fragile-chunk" */ './fragileWidget').then(({ Widget }) => ({ default: Widget })),
);

/** The widget in a file of its own, loaded with React's `lazy`, for peers that cannot load a file themselves. */
export function Widget(props: { readonly fails?: boolean }) {
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
