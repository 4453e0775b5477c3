import { loans } from '#shared/schema/loans.ts';
import type { Transaction } from '#server/database/database.ts';
import { daysBefore } from './calendar.ts';
import { NEIGHBOUR } from './people.ts';

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
export async function insertLoans(
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
