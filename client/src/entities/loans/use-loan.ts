import { useQuery } from '@tanstack/react-query';
import type { Loan } from '#shared/contracts/loans.ts';
import { isAwayOn } from '#shared/rules/loans/loan.ts';
import { loansQuery } from './api.ts';
import { today } from './today.ts';

/** The open loan of a game; undefined if it has none, or while loading. */
export const useLoan = (gameId: number): Loan | undefined =>
  useQuery({ ...loansQuery, select: (loans) => loans.find((loan) => loan.gameId === gameId) }).data;

/** Whether a game is with somebody else today. */
export function useIsAway(gameId: number): boolean {
  const loan = useLoan(gameId);
  return loan !== undefined && isAwayOn(loan, today(), today());
}
