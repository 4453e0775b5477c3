import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Fill of a track, 0 to 1. */
    '--share'?: number;
    /** Number of plies below the share picture, and index from the lowest. */
    '--plies'?: number;
    '--ply'?: number;
    /** Scale factor. */
    '--scale'?: number;
    /** Number of table rows that share a height. */
    '--count'?: number;
    /** How long a toast is shown, with unit. */
    '--toast-lasts'?: string;
  }
}
