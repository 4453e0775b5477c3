import { ApiError } from '#client/lib/http/api-error.ts';
import { t } from '#client/score-pads/words/words.ts';

/** A sync problem. */
export type SyncError =
  /** Resolves without action. */
  | { kind: 'no_network' }
  /** No pad has this code. */
  | { kind: 'gone' }
  | { kind: 'signed_out' }
  /** Unsent entries no longer fit. With a message. */
  | { kind: 'full'; reason: string }
  /** With a message. */
  | { kind: 'refused'; reason: string };

const TRY_AGAIN = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Classifies an error of a call. */
export function classifySyncError(error: unknown): SyncError {
  if (!(error instanceof ApiError) || TRY_AGAIN.has(error.status)) return { kind: 'no_network' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 401) return { kind: 'signed_out' };
  const kind = error.code === 'pad_full' ? 'full' : 'refused';
  return { kind, reason: error.reason ?? t('The server did not accept it.') };
}

/** Milliseconds before the next attempt after a number of failures, from 1. */
export const retryDelayMs = (failures: number): number => Math.min(60_000, 1_000 * 2 ** failures);
