import { ApiError } from '#client/lib/api-error.ts';

/** What keeps a pad from being the same here and on the server. */
export type Trouble =
  /** It goes on by itself. */
  | { kind: 'no_network' }
  /** There is no pad with this code any more, or there never was. */
  | { kind: 'gone' }
  | { kind: 'signed_out' }
  /** What is unsent does not fit any more. In words for people. */
  | { kind: 'full'; reason: string }
  /** In words for people. */
  | { kind: 'refused'; reason: string };

const TRY_AGAIN = new Set([408, 425, 429, 500, 502, 503, 504]);

/** What an error of a call means for a pad. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError) || TRY_AGAIN.has(error.status)) return { kind: 'no_network' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 401) return { kind: 'signed_out' };
  const kind = error.code === 'pad_full' ? 'full' : 'refused';
  return { kind, reason: error.reason ?? 'The server does not take it.' };
}

/** Milliseconds before the next try after so many that failed, from 1. */
export const pauseAfter = (failures: number): number => Math.min(60_000, 1_000 * 2 ** failures);
