import { eq, sql } from 'drizzle-orm';
import { importProgress } from '#shared/schema.ts';
import type { Connection, Database } from '../../database/database.ts';

const STALE_AFTER_SECONDS = 30;
const SIGN_OF_LIFE_MS = 5_000;

/** Of progress that belongs to a server which is still at it, not to one that was killed. */
export const isFresh = sql`${importProgress.updatedAt} > now() - make_interval(secs => ${STALE_AFTER_SECONDS})`;

/** Takes an import to apply or undo it: of several at once one gets it. What a killed server left is taken over. */
export async function claimImport(db: Database, importId: number, total: number): Promise<boolean> {
  const start = { done: 0, total, updatedAt: sql`now()` };
  const claimed = await db
    .insert(importProgress)
    .values({ importId, ...start })
    .onConflictDoUpdate({ target: importProgress.importId, set: start, setWhere: sql`not (${isFresh})` })
    .returning({ importId: importProgress.importId });
  return claimed.length > 0;
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
  #writing: Promise<void> | null = null;
  readonly #timer = setInterval(() => this.#write(), SIGN_OF_LIFE_MS);

  constructor(
    private readonly db: Database,
    private readonly importId: number,
  ) {}

  advance(rows: number): void {
    this.#done += rows;
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
      .set({ done: this.#done, updatedAt: sql`now()` })
      .where(eq(importProgress.importId, this.importId))
      .then(
        () => {},
        () => {},
      )
      .finally(() => (this.#writing = null));
  }
}
