import { lazy, Suspense } from 'react';

const Lazy = lazy(() =>
  import(/* webpackChunkName: "fragile-chunk" */ './fragileWidget').then(({ Widget }) => ({ default: Widget })),
);

/** The widget in a file of its own, for those peers that know no other way than React's. */
export function Widget(props: { readonly fails?: boolean }) {
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
