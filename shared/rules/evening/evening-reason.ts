import { monthSince } from '../month-since.ts';

/** Why a game is proposed. Heads and people are counted at its table. */
export type EveningReason =
  | { code: 'best_with' | 'good_with' | 'seats'; heads: number }
  | { code: 'seats_maybes'; heads: number }
  | { code: 'wanted'; count: number; of: number }
  | { code: 'own_minutes' | 'box_minutes'; minutes: number }
  | { code: 'begins_early' }
  | { code: 'all_know' }
  | { code: 'teacher'; name: string; minutes: number }
  | { code: 'from_the_rules'; name: string; minutes: number }
  | { code: 'brings'; name: string }
  | { code: 'never_played' }
  | { code: 'long_ago'; lastPlayedAt: Date }
  | { code: 'rating'; rating: number };

/** When the words are read, and in which time zone. */
export interface ReadAt {
  now: Date;
  timeZone?: string;
}

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 6 is 'six', 13 is '13'. */
export const countWords = (count: number): string => COUNTS[count] ?? String(count);

/** A reason in a few words, to stand in a list or a sentence: 'best with six', '5 want it'. */
export function eveningReasonWords(reason: EveningReason, { now, timeZone }: ReadAt): string {
  switch (reason.code) {
    case 'best_with':
      return reason.heads === 1 ? 'best alone' : `best with ${countWords(reason.heads)}`;
    case 'good_with':
      return reason.heads === 1 ? 'good alone' : `good with ${countWords(reason.heads)}`;
    case 'seats':
      return reason.heads === 1 ? 'playable alone' : `seats ${countWords(reason.heads)}`;
    case 'seats_maybes':
      return `still fits if you are ${countWords(reason.heads)}`;
    case 'wanted':
      return wantedWords(reason);
    case 'own_minutes':
      return `${reason.minutes} minutes by your own plays`;
    case 'box_minutes':
      return `${reason.minutes} minutes by the box`;
    case 'begins_early':
      return 'can begin before all are there';
    case 'all_know':
      return 'everybody knows it';
    case 'teacher':
      return `${reason.name} can teach it in ${reason.minutes} minutes`;
    case 'from_the_rules':
      return `new to everybody, ${reason.name} has the rules (${reason.minutes} minutes)`;
    case 'brings':
      return `${reason.name} brings it`;
    case 'never_played':
      return 'never played yet';
    case 'long_ago':
      return `not played since ${monthSince(reason.lastPlayedAt, now, timeZone)}`;
    case 'rating':
      return `you rate it ${reason.rating}`;
  }
}

function wantedWords({ count, of }: { count: number; of: number }): string {
  if (count === of && of > 1) return of === 2 ? 'both want it' : `all ${countWords(of)} want it`;
  return count === 1 ? '1 wants it' : `${count} want it`;
}

const MOST_REASONS = 5;

/** At most five reasons in one sentence: 'Best with six, 5 want it, 72 minutes by your own plays.' */
export function whyProposed(reasons: readonly EveningReason[], readAt: ReadAt): string {
  const text = reasons
    .slice(0, MOST_REASONS)
    .map((reason) => eveningReasonWords(reason, readAt))
    .join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
