import { AsyncResource } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { addressGroup } from './address-group.ts';

/** Requests that begin in one turn of the event loop; they take it some milliseconds. */
const BEGIN_IN_A_TURN = 8;
/** Requests of one address at once. A page of the application asks for up to 27 files and lists. */
const AT_ONCE = 16;
/** A request that takes longer waits for something else, as a stream of changes does, and counts no more. */
const COUNTED_MS = 1_000;

interface Address {
  key: string;
  running: number;
  waiting: (() => void)[];
}

/**
 * Begins few requests in each turn of the event loop, of one address after the other, and few of one address at once: whoever
 * sends hundreds waits, and others go between them. A request that is given up while it waits never begins.
 */
export function takeTurns(): RequestHandler {
  /** Those with requests that run or wait. */
  const addresses = new Map<string, Address>();
  /** Those with requests that may begin; the first is next. */
  const ready = new Set<Address>();
  let begun = 0;
  let isScheduled = false;

  const schedule = () => {
    if (!isScheduled) setImmediate(takeTurn);
    isScheduled = true;
  };
  const takeTurn = () => {
    isScheduled = false;
    for (begun = 0; begun < BEGIN_IN_A_TURN; begun += 1) {
      const [address] = ready;
      if (!address) break;
      ready.delete(address);
      address.waiting.shift()?.();
      update(address);
    }
    if (begun > 0) schedule();
  };
  const update = (address: Address) => {
    if (address.waiting.length === 0) {
      if (address.running === 0) addresses.delete(address.key);
    } else if (address.running < AT_ONCE) {
      ready.add(address);
      schedule();
    }
  };

  return (req, res, next) => {
    const key = addressGroup(req.ip);
    const address = addresses.get(key) ?? { key, running: 0, waiting: [] };
    addresses.set(key, address);

    const begin = () => {
      if (req.socket.destroyed) return;
      address.running += 1;
      const end = () => {
        clearTimeout(timer);
        res.off('close', end);
        address.running -= 1;
        update(address);
      };
      const timer = setTimeout(end, COUNTED_MS).unref();
      res.once('close', end);
      next();
    };

    schedule();
    if (begun < BEGIN_IN_A_TURN && ready.size === 0 && address.running < AT_ONCE) {
      begun += 1;
      begin();
    } else {
      // It keeps its own context, not that of the request that made room for it.
      address.waiting.push(AsyncResource.bind(begin));
      update(address);
    }
  };
}
