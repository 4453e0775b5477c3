import { useSyncExternalStore } from 'react';

/** The widths at which `.game-grid` of styles/layout.css gets its second, third and fourth column. */
const WIDER = [640, 960, 1200].map((px) => matchMedia(`(width >= ${px}px)`));

const columnCount = () => 1 + WIDER.filter(({ matches }) => matches).length;

function subscribe(listener: () => void): () => void {
  for (const query of WIDER) query.addEventListener('change', listener);
  return () => {
    for (const query of WIDER) query.removeEventListener('change', listener);
  };
}

/** How many columns the game grid has at the present width: 1 to 4. */
export const useColumnCount = (): number => useSyncExternalStore(subscribe, columnCount);
