import { useMutation } from '@tanstack/react-query';
import { toast } from '#client/ui/layers/toast.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { endLoan, reopenLoan } from './api.ts';
import { loanReturned, loanFailed, returnUndone } from './messages.ts';
import { today } from './today.ts';

/** 'It Is Back': ends a loan at once, with undo for ten seconds. */
export function useReturnLoan(title: string) {
  const reopen = useMutation({
    ...reopenLoan,
    onSuccess: (loan) => toast(returnUndone(loan, title)),
    onError: (error) => toast(loanFailed(error)),
  });
  const end = useMutation({
    ...endLoan,
    onSuccess: (loan) => toast(loanReturned(loan, title, () => reopen.mutate({ id: loan.id }))),
    onError: (error) => toast(loanFailed(error)),
  });
  return { markReturned: ({ id }: Loan) => end.mutate({ id, on: today() }), isPending: end.isPending };
}
