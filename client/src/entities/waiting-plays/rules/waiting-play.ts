/**
 * The result of a failed send. `later`: retried in its turn. `signed-out`: waits for its user. `refused`: the user must
 * act.
 */
export type SendingFailure = 'later' | 'signed-out' | 'refused';

/** Temporary errors: the same request may succeed later. */
const PASSES = new Set([408, 421, 425, 429]);

/** @param status of the response; null without one */
export function sendingFailure(status: number | null): SendingFailure {
  if (status === null || status >= 500 || PASSES.has(status)) return 'later';
  return status === 401 ? 'signed-out' : 'refused';
}
