import type { Posted } from '#server/platform/outbound/page-fetcher/post-json.ts';

/** Why a delivery failed. */
export interface DeliveryProblem {
  /** For the host. They do not say why a name cannot be reached: that would let them explore the server's network. */
  words: string;
  /** The address says that it is gone for good. */
  isGone: boolean;
  /** When it wants the next attempt, as its header has it. */
  retryAfter: string | null;
}

const problemWords = (words: string): DeliveryProblem => ({ words, isGone: false, retryAfter: null });

const REASONS: Record<number, string> = {
  400: 'it did not accept this message',
  401: 'it no longer accepts this address or token',
  403: 'it does not let Rollcall post there',
  404: 'nothing is there any more',
  410: 'it is gone for good',
  429: 'it wants a pause',
};

/** Null if the answer says that it arrived. */
export function answerProblem({ status, retryAfter }: Posted): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  const isElsewhere = status >= 300 && status < 400;
  const reason = isElsewhere ? 'it leads elsewhere, which is not followed' : (REASONS[status] ?? null);
  return {
    words: reason === null ? `It answered ${status}.` : `It answered ${status}: ${reason}.`,
    isGone: status === 404 || status === 410,
    retryAfter,
  };
}

/** @param error thrown while posting */
export function connectionProblem(error: unknown): DeliveryProblem {
  const { name } = error as { name?: unknown };
  const isLate = name === 'AbortError' || name === 'TimeoutError';
  return problemWords(isLate ? 'It did not answer within 10 seconds.' : 'It could not be reached.');
}
