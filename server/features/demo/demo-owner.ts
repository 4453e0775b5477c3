import { desc, eq } from 'drizzle-orm';
import { popularGames } from '#shared/schema/games.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Transaction } from '#server/database/database.ts';
import type { Services } from '#server/services.ts';
import { accountSince } from './calendar.ts';
import { matchExpansions } from '#server/domain/expansions/match-expansions.ts';
import { insertCopies } from './copies.ts';
import { planDemo } from './demo-plan.ts';
import { insertGames, insertNights, insertPlays, insertTemplate } from './demo-store.ts';
import { insertLoans } from './loans.ts';
import { OWNER } from './people.ts';
import { insertViews } from './saved-views.ts';
import { withStates } from './states.ts';
import { tagGames } from './tags.ts';

/**
 * The id of the demo owner. The first call creates them with collection, plays and game nights in one transaction;
 * concurrent first calls wait.
 */
export async function ensureDemoOwner({ db }: Pick<Services, 'db'>): Promise<number> {
  return (await findOwner(db)) ?? db.transaction(makeOwner);
}

async function findOwner(db: Connection): Promise<number | null> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, OWNER.email));
  return owner?.id ?? null;
}

async function makeOwner(tx: Transaction): Promise<number> {
  const now = new Date();
  const createdAt = accountSince(now);
  const [made] = await tx
    .insert(users)
    .values({ ...OWNER, emailVerifiedAt: createdAt, createdAt })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!made) return ownerMadeMeanwhile(tx);
  const catalogue = await tx.select().from(popularGames).orderBy(desc(popularGames.popularity), popularGames.bggId);
  const { games, plays, nights, usual } = planDemo(catalogue, now);
  const gameIds = await insertGames(tx, made.id, await tagGames(tx, made.id, games.map(withStates)));
  await insertCopies(tx, made.id, { rows: games, gameIds, now });
  await insertLoans(tx, made.id, { gameIds, now });
  await insertViews(tx, made.id);
  await matchExpansions(tx, made.id);
  await insertPlays(tx, made.id, plays, gameIds);
  await insertNights(tx, made.id, nights, gameIds);
  await insertTemplate(tx, made.id, usual, gameIds);
  return made.id;
}

async function ownerMadeMeanwhile(tx: Transaction): Promise<number> {
  const id = await findOwner(tx);
  if (id === null) throw new Error('the demo owner was deleted at this moment');
  return id;
}
