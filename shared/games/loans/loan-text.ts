import { daysLater } from '#shared/time/repeating-nights.ts';
import { longDay, plainDay, shortDay, weekdayOf } from '#shared/time/day-text.ts';
import { isOverdue, type LoanDays } from './loan.ts';

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
  if (loan.since > today)
    return `${isLent ? 'To' : 'From'} ${loan.personName} from ${shortDay(loan.since, today, locale)}`;
  const who = `${isLent ? 'With' : 'From'} ${loan.personName}`;
  if (loan.until === null) return who;
  if (isOverdue(loan, today)) return `${who}, due ${shortDay(loan.until, today, locale)}`;
  return `${who} until ${shortDay(loan.until, today, locale)}`;
}

/** Why a game is not there: 'Brass is with Ben until Sunday'. For the owner alone. */
export function awayReason(title: string, loan: DescribedLoan, today: string, locale: string): string {
  const where = `${title} is with ${loan.personName}`;
  if (loan.until === null) return where;
  if (isOverdue(loan, today)) return `${where} and was due on ${longDay(loan.until, today, locale)}`;
  return `${where} until ${nearDay(loan.until, today, locale)}`;
}

/** 'Lent to Ben, 3 Mar to 9 Apr', with years unless they are this one. @param loan returned @param today YYYY-MM-DD */
export function returnedLoanText(
  { direction, personName, since, returnedOn }: DescribedLoan,
  today: string,
  locale: string,
): string {
  const who = `${direction === 'lent' ? 'Lent to' : 'Borrowed from'} ${personName}`;
  const end = returnedOn ?? today;
  const last = plainDay(end, today, locale);
  return since >= end ? `${who}, ${last}` : `${who}, ${plainDay(since, end, locale)} to ${last}`;
}
