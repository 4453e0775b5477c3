import type { Database } from '#server/database/database.ts';

const lines = new WeakMap<Database, Map<number, Promise<unknown>>>();

/**
 * Runs what locks an owner's row when everything else of theirs in this process has let go of it. Who waits for the lock
 * waits here: in the database each would hold a connection, and one owner during an import could take all of them.
 */
export function inOwnerQueue<T>(db: Database, userId: number, work: () => Promise<T>): Promise<T> {
  const line = lines.get(db) ?? new Map<number, Promise<unknown>>();
  lines.set(db, line);
  const mine = (line.get(userId) ?? Promise.resolve()).then(work, work);
  line.set(userId, mine);
  const leave = () => {
    if (line.get(userId) === mine) line.delete(userId);
  };
  mine.then(leave, leave);
  return mine;
}
