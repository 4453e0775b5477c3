import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { popularGames } from '#shared/schema/games.ts';
import { seededFiles } from '#shared/schema/operations.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { Connection, Database, Transaction } from '#server/database/database.ts';
import type { CommunityRatings } from '#server/config/environment.ts';
import { readCatalogue } from './catalogue-file.ts';
import { removeCopiedWeights, restoreCopiedWeights } from './change-copied-weights.ts';

export const CATALOGUE_FILE = 'catalogue.csv';
const ROWS_A_STATEMENT = 500;
const SEED_LOCK = 7_261_002;

/**
 * Loads data/catalogue.csv into the table of popular games if the file or COMMUNITY_RATINGS has changed. While ratings
 * are `off`, copied weights are removed at every start: a server with `on` may have copied some during a restart.
 */
export async function seedCatalogue(db: Database, ratings: CommunityRatings = 'on'): Promise<void> {
  const csv = await readFile(join(projectRoot, 'data', CATALOGUE_FILE));
  const hash = createHash('sha256').update(csv);
  const sha256 = hash.update(ratings === 'on' ? '' : ratings).digest('hex');
  if (ratings === 'off') await removeCopiedWeights(db);
  if (await isSeeded(db, sha256)) return;
  const wasOff = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isSeeded(tx, sha256)) return false;
    const [former] = await tx.select({ games: count(), weights: count(popularGames.weight) }).from(popularGames);
    await insertAll(tx, readCatalogue(csv, ratings));
    await tx
      .insert(seededFiles)
      .values({ name: CATALOGUE_FILE, sha256 })
      .onConflictDoUpdate({ target: seededFiles.name, set: { sha256, seededAt: new Date() } });
    return former !== undefined && former.games > 0 && former.weights === 0;
  });
  if (wasOff && ratings === 'on') await restoreCopiedWeights(db);
}

async function insertAll(tx: Transaction, rows: ReturnType<typeof readCatalogue>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await tx
      .insert(popularGames)
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflictDoUpdate({ target: popularGames.bggId, set: asInserted });
}

async function isSeeded(db: Connection, sha256: string): Promise<boolean> {
  const [seeded] = await db.select().from(seededFiles).where(eq(seededFiles.name, CATALOGUE_FILE));
  return seeded?.sha256 === sha256;
}

/** Not in the file: keys, which keep a game's id when its data changes, and data added later. */
const NOT_IN_FILE = new Set(['id', 'bggId', 'imageUrl', 'description']);

const asInserted: Record<string, SQL> = Object.fromEntries(
  Object.entries(getTableColumns(popularGames))
    .filter(([name]) => !NOT_IN_FILE.has(name))
    .map(([name, column]) => [name, sql.raw(`excluded.${snakeCase(column.name)}`)]),
);

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
