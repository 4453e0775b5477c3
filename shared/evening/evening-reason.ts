import { monthSince } from '#shared/time/month-since.ts';

/** Why a game is proposed. Counts refer to the people at its table. */
export type EveningReason =
  | { code: 'best_with' | 'good_with' | 'seats'; heads: number }
  | { code: 'seats_maybes'; heads: number }
  | { code: 'wanted'; count: number; of: number }
  | { code: 'of_night' }
  | { code: 'own_minutes'; minutes: number }
  | { code: 'begins_early' }
  | { code: 'all_know'; heads: number }
  | { code: 'teacher'; name: string; minutes: number }
  | { code: 'from_the_rules' | 'has_rules'; name: string; minutes: number }
  | { code: 'easy_rules'; minutes: number }
  | { code: 'for_age'; age: number }
  | { code: 'light' | 'heavy' | 'easy_to_learn' }
  | { code: 'brings'; name: string }
  | { code: 'long_ago'; lastPlayedAt: Date }
  | { code: 'rating'; rating: number };

/** When and in which time zone the text is read. */
export interface ReadAt {
  now: Date;
  timeZone?: string;
}

/** A reason as a short phrase for a list or sentence: 'best with 6', '5 want it'. */
export function eveningReasonText(reason: EveningReason, { now, timeZone }: ReadAt): string {
  switch (reason.code) {
    case 'best_with':
      return reason.heads === 1 ? 'best alone' : `best with ${reason.heads}`;
    case 'good_with':
      return reason.heads === 1 ? 'good alone' : `good with ${reason.heads}`;
    case 'seats':
      return reason.heads === 1 ? 'playable alone' : `seats ${reason.heads}`;
    case 'seats_maybes':
      return `still fits if you are ${reason.heads}`;
    case 'wanted':
      return wantedText(reason);
    case 'of_night':
      return 'you chose it for this night';
    case 'own_minutes':
      return `${reason.minutes} minutes by your own plays`;
    case 'begins_early':
      return 'can begin before all are there';
    case 'all_know':
      return reason.heads === 2 ? 'both know it' : reason.heads === 1 ? 'you know it' : 'everybody knows it';
    case 'teacher':
      return `${reason.name} can teach it in ${reason.minutes} minutes`;
    case 'from_the_rules':
      return `new to everybody, ${reason.name} has the rules (${reason.minutes} minutes)`;
    case 'has_rules':
      return `${reason.name} has the rules (${reason.minutes} minutes)`;
    case 'easy_rules':
      return `its rules are read in ${reason.minutes} minutes`;
    case 'for_age':
      return `for ages ${reason.age} and up`;
    case 'light':
    case 'heavy':
      return `${reason.code}, as you wish`;
    case 'easy_to_learn':
      return 'easy for somebody new';
    case 'brings':
      return `${reason.name} brings it`;
    case 'long_ago':
      return `not played since ${monthSince(reason.lastPlayedAt, now, timeZone)}`;
    case 'rating':
      return `you rate it ${reason.rating}`;
  }
}

function wantedText({ count, of }: { count: number; of: number }): string {
  if (count === of && of > 1) return of === 2 ? 'both want it' : `all ${of} want it`;
  return count === 1 ? '1 wants it' : `${count} want it`;
}

/** Reasons in one line: 'Best with 6 · 5 want it'. */
export const reasonLine = (words: readonly string[]): string =>
  words.map((reason) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`).join(' · ');
