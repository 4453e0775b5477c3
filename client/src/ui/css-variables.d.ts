import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How full a track is, 0 to 1. */
    '--share'?: number;
    /** Layers of board under the share picture, and which one it is, from the lowest. */
    '--plies'?: number;
    '--ply'?: number;
    /** By how much something is drawn smaller than it is. */
    '--scale'?: number;
    /** Lines of a table that share a height. */
    '--count'?: number;
    /** How long a toast is shown, with its unit. */
    '--toast-lasts'?: string;
  }
}
