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
    /** The colour of a played square of a challenge. */
    '--square'?: string;
    /** Its squares in a row, and on wide screens. */
    '--columns'?: number;
    '--wide-columns'?: number;
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
