import type { DatePoll } from '#shared/contracts/date-polls.ts';

/** Why the host has to set the date, after a deadline that set none. */
export function dateNeededText({ settlesItself, options, leader }: DatePoll): string {
  if (options.every(({ isPast }) => isPast)) return 'Every date has passed. Propose others.';
  if (!settlesItself) return 'The time for answers is over. Set one of the dates, or give your guests more time.';
  if (leader === null) return 'The time for answers is over, and nobody says yes to any date.';
  return 'The time for answers is over, and no date met your conditions. You can still set one.';
}
