import { clockOf, timeOptions } from '#shared/rules/time/clock.ts';
import { cityOf, gapSentence, minutesAhead } from '#shared/rules/time/zone-words.ts';

const words = (date: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(date).replace(',', '');

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Rewrites a list of dates for the reader's zone, if its clock differs from the one that the page was written for. */
export function showDatesInZone(list: HTMLElement, own: string): void {
  const { zone: host = own, own: written = host } = list.dataset;
  const times = [...list.querySelectorAll<HTMLTimeElement>('time.when')];
  const dates = times.map(({ dateTime }) => new Date(dateTime));
  if (dates.every((date) => minutesAhead(date, own, written) === 0)) return;
  const time = timeOptions(clockOf(navigator.language));
  for (const [at, element] of times.entries()) {
    const date = dates[at] ?? new Date();
    const hours = words(date, own, time);
    const parts = [...words(date, own, DAY).split(' '), hours];
    for (const [place, part] of [
      ...element.querySelectorAll(':scope > :first-child > *, :scope > :last-child > b'),
    ].entries())
      part.textContent = parts[place] ?? '';
    const isElsewhere = minutesAhead(date, host, own) !== 0;
    const day = words(date, host, DAY);
    const hostDay = day === words(date, own, DAY) ? '' : `${day.split(' ')[0]} `;
    const below = list.matches('.dates') && element.querySelector('small');
    if (below) below.textContent = isElsewhere ? `${hostDay}${words(date, host, time)} ${cityOf(host)}` : '';
    const legend = element.parentElement?.querySelector('legend > span');
    if (legend)
      legend.textContent = `${words(date, own, { weekday: 'long', day: 'numeric', month: 'long' })}, ${hours}`;
  }
  const line = document.getElementById('zone');
  const gap = gapSentence(dates, own, host);
  if (line) line.textContent = gap === null ? `All in ${cityOf(own)} time` : `Your time, ${cityOf(own)}. ${gap}`;
  const deadline = document.querySelector<HTMLTimeElement>('#deadline');
  if (!deadline) return;
  const until = new Date(deadline.dateTime);
  deadline.textContent = `${words(until, own, DAY)}, ${words(until, own, time)}`;
}
