import { desc, eq, and } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { matchExpansions } from '#server/games/service.ts';
import type { Services } from '#server/platform/services.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { copies } from '#shared/schema/copies.ts';
import { popularGames, type games } from '#shared/schema/games.ts';
import { loans } from '#shared/schema/loans.ts';
import { savedViews } from '#shared/schema/saved-views.ts';
import { tags } from '#shared/schema/tags.ts';
import { users } from '#shared/schema/users.ts';
import { accountSince, daysBefore } from './calendar.ts';
import { planDemo } from './demo-plan.ts';
import { insertGames, insertNights, insertPlays, insertTemplate } from './demo-store.ts';
import { insertChallenges, insertGroup, insertTournament } from './friends.ts';
import { OWNER, NEIGHBOUR } from './people.ts';
import { SeededRandom } from './seeded-random.ts';
import { withStates } from './states.ts';
import { tagGames } from './tags.ts';

const TARGI = 118048;
const GALAXY_TRUCKER = 31481;

interface DemoLoan {
  bggId: number;
  personName: string;
  /** Days ago: the first day, the last one, and that of the return. */
  days: { since: number; until: number; returned: number | null };
}

/** One that is overdue, and one that came back. */
const DEMO_LOANS: readonly DemoLoan[] = [
  { bggId: TARGI, personName: NEIGHBOUR, days: { since: 40, until: 9, returned: null } },
  { bggId: GALAXY_TRUCKER, personName: 'Tom', days: { since: 120, until: 90, returned: 93 } },
];

/** Adds what the demo owner lent; nobody is reminded. */
async function insertLoans(
  tx: Transaction,
  userId: number,
  { gameIds, now }: { gameIds: ReadonlyMap<number, number>; now: Date },
): Promise<void> {
  const day = (daysAgo: number) => daysBefore(now, daysAgo, 12).toISOString().slice(0, 10);
  const values = DEMO_LOANS.flatMap(({ bggId, personName, days: { since, until, returned } }) => {
    const gameId = gameIds.get(bggId);
    const returnedOn = returned === null ? null : day(returned);
    return gameId === undefined
      ? []
      : [{ userId, gameId, direction: 'lent' as const, personName, since: day(since), until: day(until), returnedOn }];
  });
  if (values.length > 0) await tx.insert(loans).values(values.map((row) => ({ ...row, remindsOwner: false })));
}

type GameRow = Omit<typeof games.$inferInsert, 'userId'>;

const PLACES = ['Shelf 1', 'Shelf 2', 'Hall'];
const SHOPS = ['Philibert', 'A flea market', 'The shop round the corner', null];

/** A copy of most owned games, with its price and where it stands; the same every time, but for the days. */
function copyOf({ bggId, weight, timesPlayed = 0 }: GameRow, now: Date, random: SeededRandom) {
  const price = random.whole(9, 24) + Math.round((weight ?? 2) * 8);
  const isUsed = random.chance(0.2);
  const daysAgo = timesPlayed > 0 ? random.whole(600, 2_000) : random.whole(200, 1_300);
  return {
    language: random.chance(0.3) ? 'German' : 'English',
    pricePaid: isUsed ? Math.round(price / 2) : price + 0.9,
    priceCurrency: random.chance(0.04) ? 'USD' : 'EUR',
    acquiredOn: daysBefore(now, daysAgo, 12).toISOString().slice(0, 10),
    acquiredFrom: random.pick(SHOPS) ?? null,
    place: (bggId ?? 1) % 7 === 0 ? 'Cottage' : (random.pick(PLACES) ?? null),
    condition: isUsed ? 'Used' : null,
    isSleeved: random.chance(0.15),
  };
}

/** Adds the copies of the demo owner. @param rows games; those with a BoardGameGeek id divisible by six get no copy */
async function insertCopies(
  tx: Transaction,
  userId: number,
  { rows, gameIds, now }: { rows: readonly GameRow[]; gameIds: ReadonlyMap<number, number>; now: Date },
): Promise<void> {
  const random = new SeededRandom(2019);
  const values = rows.flatMap((row) => {
    const gameId = gameIds.get(row.bggId ?? 0);
    if (gameId === undefined || row.isWishlist || row.isExpansion || (row.bggId ?? 0) % 6 === 0) return [];
    return [{ ...copyOf(row, now, random), userId, gameId }];
  });
  if (values.length > 0) await tx.insert(copies).values(values);
}

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
  await insertTournament(tx, made.id);
  await insertGroup(tx, made.id, plays, now);
  await insertChallenges(tx, made.id, now);
  return made.id;
}

async function ownerMadeMeanwhile(tx: Transaction): Promise<number> {
  const id = await findOwner(tx);
  if (id === null) throw new Error('the demo owner was deleted at this moment');
  return id;
}

/** The demo owner's saved views; one asks for a tag. */
async function insertViews(tx: Transaction, userId: number): Promise<void> {
  const [cottage] = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.userId, userId), eq(tags.nameKey, 'cottage')));
  const views = [
    { name: 'Six players, light', query: 'players=6&by=recommended&minutes=60&difficulty=easy' },
    { name: 'Cottage', query: `tags=${cottage?.id ?? 0}` },
    { name: 'Unplayed', query: 'unplayed=1' },
  ];
  await tx
    .insert(savedViews)
    .values(views.map((view, place) => ({ ...view, userId, nameKey: nameKey(view.name), position: place + 1 })));
}
