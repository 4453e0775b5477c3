import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How full a track is, 0 to 1. */
    '--share'?: number;
  }
}
