import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { popularGames } from '#shared/schema/games.ts';
import { seededFiles } from '#shared/schema/operations.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { Connection, Database } from '#server/database/database.ts';
import { readCatalogue } from './catalogue-file.ts';

export const CATALOGUE_FILE = 'catalogue.csv';
const ROWS_A_STATEMENT = 500;
const SEED_LOCK = 7_261_002;

/** Loads data/catalogue.csv into the table of popular games if the file has changed. */
export async function seedCatalogue(db: Database): Promise<void> {
  const csv = await readFile(join(projectRoot, 'data', CATALOGUE_FILE));
  const sha256 = createHash('sha256').update(csv).digest('hex');
  if (await isSeeded(db, sha256)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isSeeded(tx, sha256)) return;
    const rows = readCatalogue(csv);
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      await tx
        .insert(popularGames)
        .values(rows.slice(start, start + ROWS_A_STATEMENT))
        .onConflictDoUpdate({ target: popularGames.bggId, set: asInserted });
    }
    await tx
      .insert(seededFiles)
      .values({ name: CATALOGUE_FILE, sha256 })
      .onConflictDoUpdate({ target: seededFiles.name, set: { sha256, seededAt: new Date() } });
  });
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
