import { createContext, useContext, useState, useSyncExternalStore } from 'react';

/** The widths at which `.game-grid` of styles/layout.css gets its second, third and fourth column. */
const WIDER = [40, 60, 75].map((rem) => `(width >= ${rem}rem)`);

const columnCount = () => 1 + WIDER.filter((query) => matchMedia(query).matches).length;

/** Whether the window is as narrow as a phone's. */
export const isOneColumn = (): boolean => columnCount() === 1;

function subscribe(listener: () => void): () => void {
  const queries = WIDER.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** The columns of a page that is rendered without a browser. */
export const PrerenderedColumns = createContext(1);

/** The number of columns of the game grid at the present width: 1 to 4. */
export function useColumnCount(): number {
  const prerendered = useContext(PrerenderedColumns);
  return useSyncExternalStore(subscribe, columnCount, () => prerendered);
}

/** Whether the window matched when the component was first shown. */
export function useWasWide(query: string): boolean {
  const prerendered = useContext(PrerenderedColumns);
  const [was] = useState(() => (typeof matchMedia === 'undefined' ? prerendered > 1 : matchMedia(query).matches));
  return was;
}
