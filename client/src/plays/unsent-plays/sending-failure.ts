/**
 * The result of a failed send. `later`: it and the rest are retried. `skipped`: it is retried later, the rest are sent
 * now. `signed-out`: waits for its user. `refused`: the user must act.
 */
export type SendingFailure = 'later' | 'skipped' | 'signed-out' | 'refused';

/** Temporary errors: the same request may succeed later. */
const PASSES = new Set([408, 421, 425, 429]);

/** @param status of the response; null without one */
export function sendingFailure(status: number | null): SendingFailure {
  if (status === 500) return 'skipped'; // the server answers, and may fail at this play only
  if (status === null || status >= 500 || PASSES.has(status)) return 'later';
  return status === 401 ? 'signed-out' : 'refused';
}
