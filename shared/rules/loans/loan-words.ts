import { daysLater } from '../nights/repeating-nights.ts';
import { isOverdue, type LoanDays } from './loan.ts';

/** A loan, as it is told. */
export interface ToldLoan extends LoanDays {
  personName: string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAYS_A_WEEK = 7;

function partsOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    dayOfMonth: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()] ?? '',
  };
}

/** The year, where it is not this one. */
const yearOf = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${Number(day.slice(0, 4))}`;

/** 'Sun 6 Dec', with the year unless it is this one. @param day YYYY-MM-DD, like `today` */
export function shortDay(day: string, today: string): string {
  const { weekday, dayOfMonth, month } = partsOf(day);
  return `${weekday.slice(0, 3)} ${dayOfMonth} ${month.slice(0, 3)}${yearOf(day, today)}`;
}

/** 'Sunday, 6 December', with the year unless it is this one. @param day YYYY-MM-DD, like `today` */
export function longDay(day: string, today: string): string {
  const { weekday, dayOfMonth, month } = partsOf(day);
  return `${weekday}, ${dayOfMonth} ${month}${yearOf(day, today)}`;
}

/** 'Sunday' within the coming week, else 'Sunday, 6 December'. @param day YYYY-MM-DD, like `today` */
export const nearDay = (day: string, today: string): string =>
  day >= today && day < daysLater(today, DAYS_A_WEEK) ? partsOf(day).weekday : longDay(day, today);

/** 'With Ben until Sun 6 Dec', 'From Ben', 'With Ben, due Sun 6 Dec' (overdue), 'To Ben from Sun 6 Dec'. */
export function loanWords(loan: ToldLoan, today: string): string {
  const isLent = loan.direction === 'lent';
  if (loan.since > today) return `${isLent ? 'To' : 'From'} ${loan.personName} from ${shortDay(loan.since, today)}`;
  const who = `${isLent ? 'With' : 'From'} ${loan.personName}`;
  if (loan.until === null) return who;
  if (isOverdue(loan, today)) return `${who}, due ${shortDay(loan.until, today)}`;
  return `${who} until ${shortDay(loan.until, today)}`;
}

/** Why a game is not there: 'Brass is with Ben until Sunday'. For the owner alone. */
export function awayReason(title: string, loan: ToldLoan, today: string): string {
  const where = `${title} is with ${loan.personName}`;
  if (loan.until === null) return where;
  if (isOverdue(loan, today)) return `${where} and was due on ${longDay(loan.until, today)}`;
  return `${where} until ${nearDay(loan.until, today)}`;
}

/** 'Lent to Ben, 3 Mar to 9 Apr', with years unless they are this one. @param loan returned @param today YYYY-MM-DD */
export function returnedWords({ direction, personName, since, returnedOn }: ToldLoan, today: string): string {
  const who = `${direction === 'lent' ? 'Lent to' : 'Borrowed from'} ${personName}`;
  const end = returnedOn ?? today;
  const dayOf = (day: string, year: string) => {
    const { dayOfMonth, month } = partsOf(day);
    return `${dayOfMonth} ${month.slice(0, 3)}${year}`;
  };
  const last = dayOf(end, yearOf(end, today));
  if (since >= end) return `${who}, ${last}`;
  return `${who}, ${dayOf(since, yearOf(since, end))} to ${last}`;
}
