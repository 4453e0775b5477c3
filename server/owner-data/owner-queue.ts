import type { Database } from '#server/database/database.ts';

const lines = new WeakMap<Database, Map<number, Promise<unknown>>>();

/**
 * Runs work that locks an owner's row after the owner's other work in this process. Waiting here costs no database
 * connection; waiting in the database would, and one owner could take all of them during an import.
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
