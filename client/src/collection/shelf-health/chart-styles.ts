import type { CSSProperties } from 'react';

/* Looks of charts only: as styles they are loaded with the charts, and not with every page. */

/** A ring in a colour of the tokens. */
export const ring = (colour: 'line-strong' | 'lamp-edge' | 'greyboard'): CSSProperties => ({
  boxShadow: `inset 0 0 0 1.5px var(--${colour})`,
});

/** Columns of a grid. */
export const columns = (gridTemplateColumns: string): CSSProperties => ({ gridTemplateColumns });

/** A bar of a chart. @param height in pixels */
export const bar = (height: number): CSSProperties => ({ height, maxWidth: 44 });
