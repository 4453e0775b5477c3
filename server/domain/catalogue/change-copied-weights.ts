import { join } from 'node:path';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { games, popularGames } from '#shared/schema/games.ts';
import { eventProposals } from '#shared/schema/attendees.ts';
import { users } from '#shared/schema/users.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { Database } from '#server/database/database.ts';
import { readTitles } from '../titles/titles-file.ts';

/** Several servers may start at once. */
const WEIGHTS_LOCK = 7_261_005;

/**
 * Removes weights of the lists in data/ from games and proposals into which they were copied. A weight that differs from
 * the list's, as the longer ones of BoardGameGeek's files do, is the owner's own and stays.
 */
export const removeCopiedWeights = (db: Database): Promise<void> =>
  change(db, (weight, known) => ({ where: sql`${weight} = ${known}`, to: sql`null` }));

/** Gives games and proposals without a weight that of the lists. */
export const restoreCopiedWeights = (db: Database): Promise<void> =>
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
