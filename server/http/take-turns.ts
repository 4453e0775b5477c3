import type { RequestHandler } from 'express';
import { addressGroup } from './address-group.ts';

/** Requests that begin in one turn of the event loop; they take it some milliseconds. */
const BEGIN_IN_A_TURN = 8;

/**
 * Begins few requests in each turn of the event loop, of one address after the other: whoever sends hundreds at once waits, and
 * others go between them. A request that is given up while it waits never begins.
 */
export function takeTurns(): RequestHandler {
  /** By address; the first is next. */
  const waiting = new Map<string, (() => void)[]>();
  let begun = 0;
  let isScheduled = false;

  const schedule = () => {
    if (!isScheduled) setImmediate(takeTurn);
    isScheduled = true;
  };
  const takeTurn = () => {
    isScheduled = false;
    for (begun = 0; begun < BEGIN_IN_A_TURN; begun += 1) {
      const [first] = waiting;
      if (!first) break;
      const [address, requests] = first;
      waiting.delete(address);
      const begin = requests.shift();
      if (requests.length > 0) waiting.set(address, requests);
      begin?.();
    }
    if (begun > 0) schedule();
  };

  return (req, _res, next) => {
    schedule();
    if (begun < BEGIN_IN_A_TURN && waiting.size === 0) {
      begun += 1;
      return next();
    }
    const address = addressGroup(req.ip);
    const begin = () => {
      if (!req.socket.destroyed) next();
    };
    const requests = waiting.get(address);
    if (requests) requests.push(begin);
    else waiting.set(address, [begin]);
  };
}
