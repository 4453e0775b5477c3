import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq, getTableColumns, sql, type SQL, inArray } from 'drizzle-orm';
import { popularGames, games } from '#shared/schema/games.ts';
import { seededFiles } from '#shared/schema/operations.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import type { CommunityRatings } from '#server/platform/config/environment.ts';
import { readCatalogue } from './catalogue-file.ts';
import { eventProposals } from '#shared/schema/attendees.ts';
import { users } from '#shared/schema/users.ts';
import { readTitles } from '../titles/titles-file.ts';

/** Several servers may start at once. */
const WEIGHTS_LOCK = 7_261_005;

/**
 * Removes weights of the lists in data/ from games and proposals into which they were copied. A weight that differs from
 * the list's, as the longer ones of BoardGameGeek's files do, is the owner's own and stays.
 */
const removeCopiedWeights = (db: Database): Promise<void> =>
  change(db, (weight, known) => ({ where: sql`${weight} = ${known}`, to: sql`null` }));

/** Gives games and proposals without a weight that of the lists. */
const restoreCopiedWeights = (db: Database): Promise<void> =>
  change(db, (weight, known) => ({ where: sql`${weight} is null`, to: known }));

async function change(db: Database, by: (weight: SQL, known: SQL) => { where: SQL; to: SQL }): Promise<void> {
  const listed = (await readTitles(join(projectRoot, 'data', 'titles.csv'))).filter(({ weight }) => weight !== null);
  const ids = sql.param(listed.map(({ bggId }) => bggId));
  const weights = sql.param(listed.map(({ weight }) => weight));
  const known = sql`(select * from unnest(${ids}::int[], ${weights}::real[])
    union select bgg_id, weight from ${popularGames} where weight is not null) known (bgg_id, weight)`;
  const game = by(sql`${games.weight}`, sql`known.weight`);
  const proposal = by(sql`${eventProposals.weight}`, sql`known.weight`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${WEIGHTS_LOCK})`);
    // Owners first, as every write to their games does, so that two of these cannot wait for each other.
    const owners = await tx
      .update(users)
      .set({ revision: sql`${users.revision} + 1` })
      .where(sql`${users.id} in (select ${games.userId} from ${games}
        join ${known} on known.bgg_id = ${games.bggId} where ${game.where})`)
      .returning({ id: users.id });
    await tx
      .update(games)
      .set({ weight: game.to })
      .from(known)
      .where(
        sql`known.bgg_id = ${games.bggId} and ${game.where} and ${inArray(
          games.userId,
          owners.map(({ id }) => id),
        )}`,
      );
    await tx
      .update(eventProposals)
      .set({ weight: proposal.to })
      .from(known)
      .where(sql`known.bgg_id = ${eventProposals.bggId} and ${proposal.where}`);
  });
}

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
