import { eq, sql } from 'drizzle-orm';
import { importProgress } from '#shared/schema/imports.ts';
import type { Connection, Database } from '#server/database/database.ts';

const STALE_AFTER_SECONDS = 30;
const SIGN_OF_LIFE_MS = 5_000;

/** Of progress that belongs to a server which is still at it, not to one that was killed. */
export const isFresh = sql`${importProgress.updatedAt} > now() - make_interval(secs => ${STALE_AFTER_SECONDS})`;

/**
 * Takes an import to apply or undo it: of several at once one gets it, and none where it has been discarded meanwhile.
 * What a killed server left is taken over.
 */
export async function claimImport(db: Database, importId: number, total: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into import_progress (import_id, done, total, updated_at)
    select id, 0, ${total}::integer, now() from imports where id = ${importId} for key share
    on conflict (import_id) do update set done = 0, total = excluded.total, updated_at = now() where not (${isFresh})
    returning import_id`);
  return rows.length > 0;
}

export async function releaseImport(db: Connection, importId: number): Promise<void> {
  await db.delete(importProgress).where(eq(importProgress.importId, importId));
}

/**
 * Tells how far an import is, on a connection beside the one that works. One statement at a time and none waited for:
 * a missed figure matters less than a delay.
 */
export class ProgressReport {
  #done = 0;
  /** Set where it is found out on the way. */
  #total: number | undefined;
  #writing: Promise<void> | null = null;
  readonly #timer = setInterval(() => this.#write(), SIGN_OF_LIFE_MS);

  constructor(
    private readonly db: Database,
    private readonly importId: number,
    /** Called when there is no such import any more. */
    private readonly onGone: () => void = () => {},
  ) {}

  advance(rows: number): void {
    this.#done += rows;
    this.#write();
  }

  /** Tells both figures anew. */
  reach(done: number, total: number): void {
    this.#done = done;
    this.#total = total;
    this.#write();
  }

  /** Nothing is written any more once this resolves. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  #write(): void {
    this.#writing ??= this.db
      .update(importProgress)
      .set({ done: this.#done, ...(this.#total !== undefined && { total: this.#total }), updatedAt: sql`now()` })
      .where(eq(importProgress.importId, this.importId))
      .then(
        ({ rowCount }) => {
          if (rowCount === 0) this.onGone();
        },
        () => {},
      )
      .finally(() => (this.#writing = null));
  }
}
