import { useEffect } from 'react';
import { Widget as Sound } from './widget';

declare global {
  interface Window {
    /** How many widgets live, by their own effects. */
    alive?: number;
  }
}

/** The same widget, which throws when it is told to, and counts how many of it live. */
export function Widget({ fails }: { readonly fails?: boolean }) {
  useEffect(() => {
    window.alive = (window.alive ?? 0) + 1;
    return () => {
      window.alive = (window.alive ?? 0) - 1;
    };
  }, []);
  if (fails) throw new Error('A widget throws while it renders');
  return <Sound />;
}
