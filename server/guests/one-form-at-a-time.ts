import type { RequestHandler } from 'express';
import { inTurn } from '#server/platform/workers/in-turn.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';

/** More people than send a form at the same moment from one place. */
const MOST_WAITING = 60;

/**
 * Handles one form of an address at a time, so that whoever sends many has one turn among the guests of a night, and one
 * connection. @throws Refusal unavailable while too many of the address wait
 */
export const oneFormAtATime =
  (db: Database): RequestHandler =>
  (req, res, next) => {
    if (req.method !== 'POST') return next();
    const handled = () =>
      new Promise<void>((resolve) => {
        if (res.closed) return resolve();
        res.once('close', resolve);
        next();
      });
    return inTurn(db, `forms of ${addressGroup(req.ip)}`, handled, MOST_WAITING);
  };
