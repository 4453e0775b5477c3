import type { PartOfEvening } from '#shared/contracts/evening.ts';
import type { Event } from '#shared/contracts/events.ts';

/** What the clock at the host's place shows, so many minutes after the beginning: '19:30'. */
export const clockText = ({ date, timeZone }: Pick<Event, 'date' | 'timeZone'>, minutesAfter: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(date.getTime() + minutesAfter * 60_000),
  );

const MOST_REASONS = 5;

/** 'Best with six, 5 want it.' */
export function reasonsText(reasons: readonly string[]): string {
  const text = reasons.slice(0, MOST_REASONS).join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** '72 minutes, 12 of them to explain it'. */
export const lengthText = ({ minutes, explained }: Pick<PartOfEvening, 'minutes' | 'explained'>): string =>
  explained === 0 ? `${minutes} minutes` : `${minutes} minutes, ${explained} of them to explain it`;
