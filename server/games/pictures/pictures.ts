import type { PictureSource } from './pictures-store.ts';

/** Copies of pictures from other sites, for people other than those who chose them. */
export interface Pictures {
  /** WebP, or null if missing; it is then fetched in the background, unless that was tried within some hours. */
  find(source: PictureSource): Promise<Buffer | null>;
  /** Resolves when no fetch is running or queued. */
  idle(): Promise<void>;
  /** Drops queued fetches and aborts running ones. */
  close(): Promise<void>;
}
