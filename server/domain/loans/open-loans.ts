import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { LoanDirection } from '#shared/enums.ts';
import { isAtHand } from '#shared/rules/loans/loan.ts';
import type { ToldLoan } from '#shared/rules/loans/loan-words.ts';
import { games } from '#shared/schema/games.ts';
import { loans } from '#shared/schema/loans.ts';
import { isOwned } from '#server/domain/games/is-owned.ts';
import type { Connection } from '#server/database/database.ts';

/** An open loan of a game that is not removed. */
export interface OpenLoan extends ToldLoan {
  gameId: number;
  userId: number;
  title: string;
  /** The game is in its owner's collection. */
  isOwned: boolean;
}

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

/** Whether a game is lent to somebody: for a query on games. */
export const isLent = (db: Connection) => sql<boolean>`${hasOpenLoan(db, 'lent')}`;

/** The loans because of which a game is not at its owner's on a day. @param day YYYY-MM-DD, like `today` */
export const awayOn = (open: readonly OpenLoan[], day: string, today: string): OpenLoan[] =>
  open.filter((loan) => !isAtHand(loan.isOwned, loan, day, today));
