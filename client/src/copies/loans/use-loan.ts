import { useQuery } from '@tanstack/react-query';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import type { LoanDirection } from '#shared/enums.ts';
import { areAllCopiesAway, areAllCopiesLent, loansByGame } from '#shared/games/loans/loan.ts';
import { loansQuery } from './api.ts';
import { today } from './today.ts';

const ofGames = new WeakMap<readonly Loan[], ReadonlyMap<number, readonly Loan[]>>();
const NO_LOANS: readonly Loan[] = [];

/** Loans by their games; made once for a list, because each card of a long shelf asks for its own. */
function byGame(loans: readonly Loan[]): ReadonlyMap<number, readonly Loan[]> {
  const made = ofGames.get(loans) ?? loansByGame(loans);
  ofGames.set(loans, made);
  return made;
}

/** The open loans of a game, those that are due first; none while loading. */
export const useLoans = (gameId: number): readonly Loan[] =>
  useQuery({ ...loansQuery, select: (loans) => byGame(loans).get(gameId) }).data ?? NO_LOANS;

/** The loan that a game's card shows and ends; undefined while another copy can be lent. */
export const loanToEnd = (loans: readonly Loan[]): Loan | undefined => (areAllCopiesLent(loans) ? loans[0] : undefined);

const directionsOf = (loans: readonly Loan[]): ReadonlyMap<number, LoanDirection> =>
  new Map(loans.map(({ gameId, direction }) => [gameId, direction]));

/** Returns the directions of open loans by game id, for filters; undefined while loading. */
export const useLoanDirections = () => useQuery({ ...loansQuery, select: directionsOf }).data;

/** Whether a game is with others today, with all its copies. @param loans of the game */
export const isAway = (loans: readonly Loan[]): boolean => areAllCopiesAway(loans, today(), today());
