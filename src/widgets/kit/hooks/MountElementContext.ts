import { createContext } from 'react';

/** The mount point of the widget; null during prerendering. */
export const MountElementContext = createContext<Element | null>(null);
