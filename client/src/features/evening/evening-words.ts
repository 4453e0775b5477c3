import { READERS_ENGLISH, timeText } from '#client/features/game-nights/night-words.ts';
import type { PartOfEvening } from '#shared/contracts/evening.ts';
import type { Event } from '#shared/contracts/events.ts';

/** What the clock at the host's place shows, so many minutes after the beginning: '19:30', or '7:30 pm' to readers of that. */
export const clockText = (
  { date, timeZone }: Pick<Event, 'date' | 'timeZone'>,
  minutesAfter: number,
  locale = READERS_ENGLISH,
): string => timeText(new Date(date.getTime() + minutesAfter * 60_000), timeZone, locale);

const MOST_REASONS = 5;

/** 'Best with six, 5 want it.' */
export function reasonsText(reasons: readonly string[]): string {
  const text = reasons.slice(0, MOST_REASONS).join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** '72 minutes, 12 of them to explain it'. */
export const lengthText = ({ minutes, explained }: Pick<PartOfEvening, 'minutes' | 'explained'>): string =>
  explained === 0 ? `${minutes} minutes` : `${minutes} minutes, ${explained} of them to explain it`;
