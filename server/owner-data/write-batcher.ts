import type { Database } from '#server/database/database.ts';
import { isBadValue } from '#server/database/database-errors.ts';
import { Refusal } from '#server/http/refusal.ts';
import { inOwnerQueue } from './owner-queue.ts';

const MOST = 50;

interface Waiting<Row> {
  values: object;
  resolve: (row: Row) => void;
  reject: (error: unknown) => void;
}

type Write<Row> = (db: Database, userId: number, values: readonly object[]) => Promise<readonly Row[]>;

/**
 * Writes of one owner that wait in their line at the same time are written together, by one statement. What one of them
 * cannot be written for, or refused for, spoils none of the others: then each is written by itself.
 * @param write answers a row for each of the values, in their order
 */
export function batchWrites<Row>(write: Write<Row>) {
  const lines = new WeakMap<Database, Map<number, Waiting<Row>[]>>();

  async function writeAll(db: Database, userId: number, group: readonly Waiting<Row>[]): Promise<void> {
    try {
      const rows = await write(
        db,
        userId,
        group.map(({ values }) => values),
      );
      for (const [place, { resolve }] of group.entries()) resolve(rows[place] as Row);
    } catch (error) {
      if (group.length > 1 && (isBadValue(error) || error instanceof Refusal))
        for (const one of group) await writeAll(db, userId, [one]);
      else for (const { reject } of group) reject(error);
    }
  }

  return (db: Database, userId: number, values: object): Promise<Row> =>
    new Promise((resolve, reject) => {
      const groups = lines.get(db) ?? new Map<number, Waiting<Row>[]>();
      lines.set(db, groups);
      const open = groups.get(userId);
      if (open && open.length < MOST) return void open.push({ values, resolve, reject });
      const group = [{ values, resolve, reject }];
      groups.set(userId, group);
      void inOwnerQueue(db, userId, () => {
        if (groups.get(userId) === group) groups.delete(userId);
        return writeAll(db, userId, group);
      });
    });
}
