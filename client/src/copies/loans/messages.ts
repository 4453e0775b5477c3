import { Handshake, RotateCcw } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import { readersEnglish } from '#client/lib/reader-time.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { longDay } from '#shared/time/day-text.ts';
import { today } from './today.ts';

const untilText = ({ until }: Loan) => (until === null ? '' : ` until ${longDay(until, today(), readersEnglish())}`);

/** Labels of the button that ends a loan. */
export const RETURN_LABEL = { lent: 'It Is Back', borrowed: 'Given Back' } as const;

export const loanSaved = (loan: Loan, title: string): ToastMessage => ({
  title: loan.direction === 'lent' ? 'Lent' : 'Borrowed',
  description: `${title} is ${loan.direction === 'lent' ? `with ${loan.personName}` : 'with you'}${untilText(loan)}.`,
  icon: Handshake,
});

export const loanReturned = (loan: Loan, title: string, undo: () => void): ToastMessage => ({
  title: loan.direction === 'lent' ? `${title} is back` : `${title} is given back`,
  description:
    loan.direction === 'lent' ? 'Magic Picker and your evening plans include it again.' : `${loan.personName} has it.`,
  icon: Handshake,
  undo: { altText: `Take back that ${title} was returned`, onPress: undo },
});

export const returnUndone = (loan: Loan, title: string): ToastMessage => ({
  title: loan.direction === 'lent' ? `${title} is still lent` : `${title} is still here`,
  description: 'Its return is undone.',
  icon: RotateCcw,
});

export const loanFailed = (error: Error): ToastMessage => ({
  title: 'Error',
  description: errorMessageOr(error, 'This could not be saved. Please try again.'),
  variant: 'destructive',
});
