import { hourCycleOf, timeOptions } from '#shared/time/hour-cycle.ts';
import { isHidden } from './guests-zone.ts';

const inZone = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...timeOptions(hourCycleOf(navigator.language)),
    ...(timeZone !== undefined && { timeZone }),
  })
    .format(date)
    .replace(',', '');

/** Adds the time in the reader's zone if it differs from the host's. */
export function showReadersTime(time: HTMLTimeElement): void {
  const date = new Date(time.dateTime);
  const own = inZone(date);
  if (own === inZone(date, time.dataset.zone)) return;
  const line = document.createElement('span');
  line.className = 'readers-time';
  line.textContent = `${isHidden ? 'In UTC' : 'For you'}: ${own}`;
  time.closest('p, div')?.append(line);
}
