/**
 * What becomes of a play that the server did not take. `later`: it is sent again, in its turn. `signed-out`: it waits for
 * its owner. `refused`: its owner has to look at it.
 */
export type SendingFailure = 'later' | 'signed-out' | 'refused';

/** A server that is busy, starting, or in trouble: the same play may go through in a while. */
const PASSES = new Set([408, 421, 425, 429]);

/** @param status of the server's answer; null where there was none */
export function sendingFailure(status: number | null): SendingFailure {
  if (status === null || status >= 500 || PASSES.has(status)) return 'later';
  return status === 401 ? 'signed-out' : 'refused';
}
