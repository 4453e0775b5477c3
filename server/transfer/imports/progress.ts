import { eq, sql } from 'drizzle-orm';
import { importProgress } from '#shared/schema/imports.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';

/** Short, because a claim taken over too early does no harm: the import's row is locked while it is carried out. */
const STALE_AFTER_SECONDS = 3;
const SIGN_OF_LIFE_MS = 1_000;

/** Progress reported recently, so that its server is alive. */
export const isFresh = sql`${importProgress.updatedAt} > now() - make_interval(secs => ${STALE_AFTER_SECONDS})`;

/**
 * Claims an import to apply or undo it: one of several concurrent claims succeeds, none if it was discarded. A claim
 * left by a killed server is taken over.
 */
export async function claimImport(
  db: Database,
  { userId, importId }: { userId: number; importId: number },
  total: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into import_progress (import_id, done, total, updated_at)
    select id, 0, ${total}::integer, now() from imports
    where user_id = ${userId} and id = ${importId} for key share
    on conflict (import_id) do update set done = 0, total = excluded.total, updated_at = now() where not (${isFresh})
    returning import_id`);
  return rows.length > 0;
}

export async function releaseImport(db: Connection, importId: number): Promise<void> {
  await db.delete(importProgress).where(eq(importProgress.importId, importId));
}

/**
 * Reports the progress of an import on a second connection. One statement at a time without waiting for it: a missed
 * update matters less than a delay.
 */
export class ProgressReport {
  #done = 0;
  /** Set if it only becomes known later. */
  #total: number | undefined;
  #writing: Promise<void> | null = null;
  readonly #timer = setInterval(() => this.#write(), SIGN_OF_LIFE_MS);

  constructor(
    private readonly db: Database,
    private readonly importId: number,
    /** Called if the import no longer exists. */
    private readonly onAbort: () => void = () => {},
  ) {}

  advance(rows: number): void {
    this.#done += rows;
    this.#write();
  }

  /** Updates both numbers. */
  reach(done: number, total: number): void {
    this.#done = done;
    this.#total = total;
    this.#write();
  }

  /** Nothing is written after this resolves. */
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
          if (rowCount === 0) this.onAbort();
        },
        () => {},
      )
      .finally(() => (this.#writing = null));
  }
}
