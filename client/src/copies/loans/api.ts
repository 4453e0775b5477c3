import { type MutationFunctionContext, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { eventKeys } from '#client/lib/event-keys.ts';
import { ApiError, call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/games/loans/loans-contract.ts';
import type { Loan, LoanChange, NewLoan } from '#shared/games/loans/loans-contract.ts';
import { loanKeys } from '#client/lib/loan-keys.ts';

/** The owner's open loans, those that are due first. */
export const loansQuery = queryOptions({
  queryKey: loanKeys.all,
  queryFn: ({ signal }) => call(contracts.listLoans, {}, signal),
});

/** The returned loans of a game, the latest first. */
export const returnedLoansQuery = (gameId: number) =>
  queryOptions({
    queryKey: [...loanKeys.all, 'returned', gameId],
    queryFn: ({ signal }) => call(contracts.listReturnedLoans, { params: { id: gameId } }, signal),
  });

/** Planned nights that have a game on their list. Refetched each time, because nights change elsewhere. */
export const nightsOfGameQuery = (gameId: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'of-game', gameId],
    queryFn: ({ signal }) => call(contracts.listNightsOfGame, { params: { id: gameId } }, signal),
    staleTime: 0,
  });

/*
 * Mutations write their answer into the cached list; what is planned for nights depends on it. A refusal means that another
 * tab or device was first: the list is read again.
 */
const common = {
  meta: { invalidates: [loanKeys.all, eventKeys.all] },
  onSettled: (
    _loan: unknown,
    error: Error | null,
    _sent: unknown,
    _before: unknown,
    { client }: MutationFunctionContext,
  ) => {
    if (error instanceof ApiError) void client.invalidateQueries({ queryKey: loanKeys.all });
  },
};

async function cacheLoan(client: QueryClient, answer: Promise<Loan>): Promise<Loan> {
  const loan = await answer;
  client.setQueryData(loansQuery.queryKey, (loans) => {
    const others = loans?.filter(({ id }) => id !== loan.id);
    return others && loan.returnedOn === null ? [...others, loan] : others;
  });
  return loan;
}

export const addLoan = mutationOptions({
  mutationFn: ({ gameId, loan }: { gameId: number; loan: NewLoan }, { client }) =>
    cacheLoan(client, call(contracts.addLoan, { params: { id: gameId }, body: loan })),
  ...common,
});

export const changeLoan = mutationOptions({
  mutationFn: ({ id, loan }: { id: number; loan: LoanChange }, { client }) =>
    cacheLoan(client, call(contracts.changeLoan, { params: { id }, body: loan })),
  ...common,
});

/** @param on the day of the return, YYYY-MM-DD */
export const endLoan = mutationOptions({
  mutationFn: ({ id, on }: { id: number; on: string }, { client }) =>
    cacheLoan(client, call(contracts.endLoan, { params: { id }, body: { on } })),
  ...common,
});

export const reopenLoan = mutationOptions({
  mutationFn: ({ id }: { id: number }, { client }) => cacheLoan(client, call(contracts.reopenLoan, { params: { id } })),
  ...common,
});
