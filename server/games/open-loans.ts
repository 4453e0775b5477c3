import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { LoanDirection } from '#shared/enums.ts';
import { type GameLoan, isAvailable, isAwayOn, loansByGame } from '#shared/games/loans/loan.ts';
import type { DescribedLoan } from '#shared/games/loans/loan-text.ts';
import { games } from '#shared/schema/games.ts';
import { loans } from '#shared/schema/loans.ts';
import { isOwned } from './is-owned.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** An open loan of a game that is not removed. */
export interface OpenLoan extends DescribedLoan, GameLoan {
  userId: number;
  title: string;
  /** The game is in its owner's collection. */
  isOwned: boolean;
}

/** For a query on loans. */
export const copiesOfGame =
  sql<number>`(select greatest(1, count(*)) from copies where copies.game_id = "loans"."game_id")`.mapWith(Number);

/** The open loans of these users, those that are due first. */
export const openLoansOf = (db: Connection, userIds: readonly number[]): Promise<OpenLoan[]> =>
  db
    .select({
      gameId: loans.gameId,
      userId: loans.userId,
      title: games.title,
      isOwned: sql<boolean>`${isOwned}`,
      direction: loans.direction,
      personName: loans.personName,
      since: loans.since,
      until: loans.until,
      returnedOn: loans.returnedOn,
      copiesOfGame,
    })
    .from(loans)
    .innerJoin(games, and(eq(games.id, loans.gameId), isNull(games.removedAt)))
    .where(and(inArray(loans.userId, [...userIds]), isNull(loans.returnedOn)))
    .orderBy(sql`${loans.until} nulls last`, loans.id);

const hasOpenLoan = (db: Connection, direction: LoanDirection) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(loans)
      .where(and(eq(loans.gameId, games.id), eq(loans.direction, direction), isNull(loans.returnedOn))),
  );

/** Whether a game is borrowed from somebody: for a query on games. */
export const isBorrowed = (db: Connection) => hasOpenLoan(db, 'borrowed');

/** Whether a game or a copy of it is lent to somebody: for a query on games. */
export const isLent = (db: Connection) => sql<boolean>`${hasOpenLoan(db, 'lent')}`;

/** Whether every copy of a game is lent to somebody: for a query on games. */
export const areAllCopiesLent = sql<boolean>`(
  select count(*) >= greatest(1, (select count(*) from copies where copies.game_id = "games"."id"))
  from loans where loans.game_id = "games"."id" and loans.direction = 'lent' and loans.returned_on is null)`;

/** The loans that keep a game away from its owner on a day. @param day YYYY-MM-DD, like `today` */
export function awayOn(open: readonly OpenLoan[], day: string, today: string): OpenLoan[] {
  const byGame = loansByGame(open);
  return open.filter(
    (loan) =>
      !isAvailable(loan.isOwned, byGame.get(loan.gameId) ?? [], day, today) &&
      (!loan.isOwned || isAwayOn(loan, day, today)),
  );
}
