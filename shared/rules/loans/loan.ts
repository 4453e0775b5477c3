import type { LoanDirection } from '../../enums.ts';

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
 * Whether a loan covers a day as known today: from its first to its last day. An overdue one covers every day, because
 * nobody knows when it ends.
 */
export const coversDay = (loan: LoanDays, day: string, today: string): boolean =>
  loan.returnedOn === null && loan.since <= day && (loan.until === null || day <= loan.until || isOverdue(loan, today));

/** Whether the game of a loan is with somebody else on a day. */
export const isAwayOn = (loan: LoanDays, day: string, today: string): boolean =>
  loan.direction === 'lent' && coversDay(loan, day, today);

/**
 * Whether a game can be played at its owner's on a day. @param isOnShelf whether they own it @param loan the open loan
 * of the game, if any
 */
export const isAtHand = (isOnShelf: boolean, loan: LoanDays | undefined, day: string, today: string): boolean =>
  loan?.direction === 'borrowed'
    ? isOnShelf || coversDay(loan, day, today)
    : isOnShelf && !(loan && isAwayOn(loan, day, today));
