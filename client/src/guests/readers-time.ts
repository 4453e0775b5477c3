import { hourCycleOf, timeOptions } from '#shared/time/hour-cycle.ts';
import { browsersZone, isHidden } from './guests-zone.ts';
import { momentText, t } from './words.ts';

const inZone = (date: Date, timeZone: string): string =>
  momentText(date, timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...timeOptions(hourCycleOf(navigator.language)),
  });

/** Adds the time in the reader's zone if it differs from the host's. */
export function showReadersTime(time: HTMLTimeElement): void {
  const date = new Date(time.dateTime);
  const own = inZone(date, browsersZone);
  if (own === inZone(date, time.dataset.zone ?? browsersZone)) return;
  const line = document.createElement('span');
  line.className = 'readers-time';
  line.textContent = isHidden ? t('In UTC: {when}', { when: own }) : t('For you: {when}', { when: own });
  time.closest('p, div')?.append(line);
}
