import { daysLater } from '#shared/time/repeating-nights.ts';
import { longDay, plainDay, shortDay, weekdayOf } from '#shared/time/day-text.ts';
import { isOverdue, type LoanDays } from './loan.ts';
import { t } from '#shared/words/words.ts';

/** Data of a loan for its description. */
export interface DescribedLoan extends LoanDays {
  personName: string;
}

const DAYS_A_WEEK = 7;

/** 'Sunday' within the coming week, else 'Sunday 6 December'. @param day YYYY-MM-DD, like `today` */
export const nearDay = (day: string, today: string, locale: string): string =>
  day >= today && day < daysLater(today, DAYS_A_WEEK) ? weekdayOf(day, locale) : longDay(day, today, locale);

/** 'With Ben until Sun 6 Dec', 'From Ben', 'With Ben, due Sun 6 Dec' (overdue), 'To Ben from Sun 6 Dec'. */
export function loanText(loan: DescribedLoan, today: string, locale: string): string {
  const isLent = loan.direction === 'lent';
  const name = loan.personName;
  if (loan.since > today) {
    const day = shortDay(loan.since, today, locale);
    return isLent ? t('To {name} from {day}', { name, day }) : t('From {name} from {day}', { name, day });
  }
  if (loan.until === null) return isLent ? t('With {name}', { name }) : t('From {name}', { name });
  const day = shortDay(loan.until, today, locale);
  if (isOverdue(loan, today))
    return isLent ? t('With {name}, due {day}', { name, day }) : t('From {name}, due {day}', { name, day });
  return isLent ? t('With {name} until {day}', { name, day }) : t('From {name} until {day}', { name, day });
}

/** Why a game is not there: 'Brass is with Ben until Sunday'. For the owner alone. */
export function awayReason(title: string, loan: DescribedLoan, today: string, locale: string): string {
  const name = loan.personName;
  if (loan.until === null) return t('{title} is with {name}', { title, name });
  if (isOverdue(loan, today))
    return t('{title} is with {name} and was due on {day}', { title, name, day: longDay(loan.until, today, locale) });
  return t('{title} is with {name} until {day}', { title, name, day: nearDay(loan.until, today, locale) });
}

/** 'Lent to Ben, 3 Mar to 9 Apr', with years unless they are this one. @param loan returned @param today YYYY-MM-DD */
export function returnedLoanText(
  { direction, personName, since, returnedOn }: DescribedLoan,
  today: string,
  locale: string,
): string {
  const end = returnedOn ?? today;
  const last = plainDay(end, today, locale);
  const days = since >= end ? last : t('{first} to {last}', { first: plainDay(since, end, locale), last });
  return direction === 'lent'
    ? t('Lent to {name}, {days}', { name: personName, days })
    : t('Borrowed from {name}, {days}', { name: personName, days });
}
