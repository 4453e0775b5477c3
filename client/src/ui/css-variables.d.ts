import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Fill of a track, 0 to 1. */
    '--share'?: number;
    /** Number of plies below the share picture, and index from the lowest. */
    '--plies'?: number;
    '--ply'?: number;
    /** Colours of a badge. */
    '--badge-ink'?: string;
    '--badge-tint'?: string;
    /** A person's colour. */
    '--pawn'?: string | undefined;
    /** Colours of a seat at the table. */
    '--seat'?: string;
    '--seat-foot'?: string;
    '--seat-ink'?: string;
    /** Scale factor. */
    '--scale'?: number;
    /** Number of table rows that share a height. */
    '--count'?: number;
    /** Colours of a story's card. */
    '--card-ground'?: string;
    '--card-ink'?: string;
    /** Duration of a toast, with unit. */
    '--toast-lasts'?: string;
  }
}
