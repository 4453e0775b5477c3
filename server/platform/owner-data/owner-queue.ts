import { inTurn } from '#server/platform/workers/in-turn.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Runs work that locks an owner's row after the owner's other work in this process, also during an import. */
export const inOwnerQueue = <T>(db: Database, userId: number, work: () => Promise<T>): Promise<T> =>
  inTurn(db, `owner ${userId}`, work);
