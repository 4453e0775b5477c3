import { Handshake, RotateCcw } from 'lucide-react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import { readersLocale } from '#client/lib/reader-time.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { longDay } from '#shared/time/day-text.ts';
import { today } from './today.ts';
import { t } from '#client/copies/words/words.ts';

function whereText({ direction, personName: name, until }: Loan, title: string): string {
  if (until === null)
    return direction === 'lent' ? t('{title} is with {name}.', { title, name }) : t('{title} is with you.', { title });
  const day = longDay(until, today(), readersLocale());
  return direction === 'lent'
    ? t('{title} is with {name} until {day}.', { title, name, day })
    : t('{title} is with you until {day}.', { title, day });
}

/** Labels of the button that ends a loan. */
export const RETURN_LABEL = { lent: t('It Is Back'), borrowed: t('Given Back') } as const;

/** The button that says so in a list of several games. */
export const returnLabelOf = ({ direction }: Pick<Loan, 'direction'>, title: string): string =>
  direction === 'lent' ? t('It Is Back: {title}', { title }) : t('Given Back: {title}', { title });

export const loanSaved = (loan: Loan, title: string): ToastMessage => ({
  title: loan.direction === 'lent' ? t('Lent') : t('Borrowed'),
  description: whereText(loan, title),
  icon: Handshake,
});

export const loanReturned = (loan: Loan, title: string, undo: () => void): ToastMessage => ({
  title: loan.direction === 'lent' ? t('{title} is back', { title }) : t('{title} is given back', { title }),
  description:
    loan.direction === 'lent'
      ? t('Magic Picker and your evening plans include it again.')
      : t('{name} has it.', { name: loan.personName }),
  icon: Handshake,
  undo: { altText: t('Take back that {title} was returned', { title }), onPress: undo },
});

export const returnUndone = (loan: Loan, title: string): ToastMessage => ({
  title: loan.direction === 'lent' ? t('{title} is still lent', { title }) : t('{title} is still here', { title }),
  description: t('Its return is undone.'),
  icon: RotateCcw,
});

export const loanFailed = (error: Error): ToastMessage => ({
  title: t('Error'),
  description: errorMessageOr(error, t('This could not be saved. Please try again.')),
  variant: 'destructive',
});
