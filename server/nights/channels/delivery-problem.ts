import type { Posted } from '#server/platform/outbound/page-fetcher/post-json.ts';
import { t } from '#server/nights/words/words.ts';

/** Why a delivery failed. */
export interface DeliveryProblem {
  /** For the host, in the present language. They do not say why a name cannot be reached: that would let them explore the server's network. */
  words: string;
  /** The address says that it is gone for good. */
  isGone: boolean;
  /** When it wants the next attempt, as its header has it. */
  retryAfter: string | null;
}

const problemWords = (words: string): DeliveryProblem => ({ words, isGone: false, retryAfter: null });

const ANSWERS: Record<number, () => string> = {
  400: () => t('It answered 400: it did not accept this message.'),
  401: () => t('It answered 401: it no longer accepts this address or token.'),
  403: () => t('It answered 403: it does not let Rollcall post there.'),
  404: () => t('It answered 404: nothing is there any more.'),
  410: () => t('It answered 410: it is gone for good.'),
  429: () => t('It answered 429: it wants a pause.'),
};

/** Null if the answer says that it arrived. */
export function answerProblem({ status, retryAfter }: Posted): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return {
    words: answerText(status),
    isGone: status === 404 || status === 410,
    retryAfter,
  };
}

function answerText(status: number): string {
  if (status >= 300 && status < 400)
    return t('It answered {status}: it leads elsewhere, which is not followed.', { status: String(status) });
  return ANSWERS[status]?.() ?? t('It answered {status}.', { status: String(status) });
}

/** @param error thrown while posting */
export function connectionProblem(error: unknown): DeliveryProblem {
  const { name } = error as { name?: unknown };
  const isLate = name === 'AbortError' || name === 'TimeoutError';
  return problemWords(isLate ? t('It did not answer within 10 seconds.') : t('It could not be reached.'));
}
