import { useEffect } from 'react';
import { Widget as Sound } from './widget';

declare global {
  interface Window {
    /** The number of mounted widgets, counted by their effects. */
    mountedCount?: number;
  }
}

/** The same widget. Throws if `fails` is set, and counts its mounted instances. */
export function Widget({ fails }: { readonly fails?: boolean }) {
  useEffect(() => {
    window.mountedCount = (window.mountedCount ?? 0) + 1;
    return () => {
      window.mountedCount = (window.mountedCount ?? 0) - 1;
    };
  }, []);
  if (fails) throw new Error('A widget throws while it renders');
  return <Sound />;
}
