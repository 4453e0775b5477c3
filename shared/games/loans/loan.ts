import type { LoanDirection } from '#shared/enums.ts';

/** When a game is lent or borrowed. Days are YYYY-MM-DD in the owner's time zone, the last one included. */
export interface LoanDays {
  direction: LoanDirection;
  since: string;
  /** Null if no last day was agreed. */
  until: string | null;
  /** Null while the loan is open. */
  returnedOn: string | null;
}

/** Whether an open loan should be over by today. */
export const isOverdue = ({ until, returnedOn }: LoanDays, today: string): boolean =>
  returnedOn === null && until !== null && until < today;

/**
 * Whether a loan covers a day as seen today: from its first to its last day. An overdue one covers every day, because
 * its end is unknown.
 */
export const coversDay = (loan: LoanDays, day: string, today: string): boolean =>
  loan.returnedOn === null && loan.since <= day && (loan.until === null || day <= loan.until || isOverdue(loan, today));

/** Whether the game of a loan is with somebody else on a day. */
export const isAwayOn = (loan: LoanDays, day: string, today: string): boolean =>
  loan.direction === 'lent' && coversDay(loan, day, today);

/** An open loan, with what there is of its game. */
export interface GameLoan extends LoanDays {
  gameId: number;
  /** At least 1, also where the owner wrote down no copy. */
  copiesOfGame: number;
}

/** Loans by their games, each in the given order. */
export function loansByGame<L extends { gameId: number }>(loans: readonly L[]): Map<number, L[]> {
  const byGame = new Map<number, L[]>();
  for (const loan of loans) {
    const others = byGame.get(loan.gameId);
    if (others) others.push(loan);
    else byGame.set(loan.gameId, [loan]);
  }
  return byGame;
}

/** Whether every copy of a game is with somebody else on a day. @param loans the open loans of the game */
export function areAllCopiesAway(loans: readonly GameLoan[], day: string, today: string): boolean {
  const away = loans.filter((loan) => isAwayOn(loan, day, today));
  return away.length >= (away[0]?.copiesOfGame ?? 1);
}

/** Whether no copy of a game is left to be lent on some day. @param loans the open loans of the game */
export const areAllCopiesLent = (loans: readonly GameLoan[]): boolean => loans.length >= (loans[0]?.copiesOfGame ?? 1);

/**
 * Whether a game can be played at its owner's on a day. @param isOnShelf whether they own it @param loans the open loans
 * of the game
 */
export function isAvailable(isOnShelf: boolean, loans: readonly GameLoan[], day: string, today: string): boolean {
  const borrowed = loans.find(({ direction }) => direction === 'borrowed');
  if (borrowed) return isOnShelf || coversDay(borrowed, day, today);
  return isOnShelf && !areAllCopiesAway(loans, day, today);
}
