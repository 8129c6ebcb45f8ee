import { createContext } from 'react';

/** The element that a widget is mounted in; null where there is none, as when its markup is rendered ahead. */
export const MountElement = createContext<Element | null>(null);
