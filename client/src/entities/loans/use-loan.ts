import { useQuery } from '@tanstack/react-query';
import type { Loan } from '#shared/contracts/loans.ts';
import type { LoanDirection } from '#shared/enums.ts';
import { isAwayOn } from '#shared/rules/loans/loan.ts';
import { loansQuery } from './api.ts';
import { today } from './today.ts';

const ofGames = new WeakMap<readonly Loan[], ReadonlyMap<number, Loan>>();

/** Loans by their games; made once for a list, because each card of a long shelf asks for its own. */
function byGame(loans: readonly Loan[]): ReadonlyMap<number, Loan> {
  const made = ofGames.get(loans) ?? new Map(loans.map((loan) => [loan.gameId, loan]));
  ofGames.set(loans, made);
  return made;
}

/** The open loan of a game; undefined if it has none, or while loading. */
export const useLoan = (gameId: number): Loan | undefined =>
  useQuery({ ...loansQuery, select: (loans) => byGame(loans).get(gameId) }).data;

const directionsOf = (loans: readonly Loan[]): ReadonlyMap<number, LoanDirection> =>
  new Map(loans.map(({ gameId, direction }) => [gameId, direction]));

/** Which games are lent and borrowed, by their ids, for filters; undefined until it is known. */
export const useLoanDirections = () => useQuery({ ...loansQuery, select: directionsOf }).data;

/** Whether the game of a loan is with somebody else today. */
export const isAway = (loan: Loan | undefined): boolean => loan !== undefined && isAwayOn(loan, today(), today());
