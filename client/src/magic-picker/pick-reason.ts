import { countsForText } from '#shared/challenges/challenge-text.ts';
import type { NextPlay } from '#shared/challenges/next-play.ts';
import { CATEGORY_LABELS, type Category, type Difficulty } from '#shared/enums.ts';
import { monthSince } from '#shared/time/month-since.ts';
import type { Mood, PlayerChoice } from '#shared/magic-picker/picker-filters.ts';

/** Why a game was picked. */
export type PickReason =
  | { code: 'best_with' | 'recommended_with' | 'fits'; players: PlayerChoice }
  | { code: 'time'; minutes: number }
  | { code: 'mood'; mood: Mood }
  | { code: 'category'; category: Category }
  | { code: 'difficulty'; difficulty: Difficulty }
  | { code: 'rating'; rating: number }
  | { code: 'favourite_of_the_table'; plays: number }
  | { code: 'never_played' }
  | { code: 'long_ago'; lastPlayed: Date }
  | { code: 'challenge'; nextPlay: NextPlay };

/** Order of reasons: those that only repeat a filter come last, because they surprise nobody. */
const ORDER: Record<PickReason['code'], number> = {
  best_with: 1,
  recommended_with: 1,
  fits: 1,
  time: 2,
  mood: 3,
  challenge: 4,
  long_ago: 5,
  never_played: 6,
  rating: 7,
  favourite_of_the_table: 8,
  category: 9,
  difficulty: 10,
};
const MAX_REASONS = 4;

const MOOD_TEXTS: Record<Mood, string> = {
  casual: 'easy to settle into',
  competitive: 'somebody will win it outright',
  cooperative: 'you win or lose together',
  social: 'gets people talking',
  thinking: 'something to chew on',
  quick: 'over before the tea is cold',
};

const DIFFICULTY_TEXTS: Record<Difficulty, string> = {
  easy: 'easy to learn',
  medium: 'neither light nor heavy',
  hard: 'hard, as you asked',
  expert: 'for experts, as you asked',
};

/** 60 is 'about an hour', 75 'about 75 minutes', 150 'about two and a half hours'. */
function timeText(minutes: number): string {
  const byMinutes: Record<number, string> = {
    60: 'an hour',
    90: 'an hour and a half',
    120: 'two hours',
    150: 'two and a half hours',
    180: 'three hours',
  };
  return `about ${byMinutes[minutes] ?? `${minutes} minutes`}`;
}

const table = (players: PlayerChoice) => (players === 6 ? 'six or more' : String(players));

function reasonText(reason: PickReason, now: Date): string {
  switch (reason.code) {
    case 'best_with':
      return reason.players === 1 ? 'best alone' : `best with ${table(reason.players)}`;
    case 'recommended_with':
      return reason.players === 1 ? 'good alone' : `good with ${table(reason.players)}`;
    case 'fits':
      return reason.players === 1 ? 'playable alone' : `seats ${table(reason.players)}`;
    case 'time':
      return timeText(reason.minutes);
    case 'mood':
      return MOOD_TEXTS[reason.mood];
    case 'category':
      return `one of your ${CATEGORY_LABELS[reason.category].toLowerCase()} games`;
    case 'difficulty':
      return DIFFICULTY_TEXTS[reason.difficulty];
    case 'rating':
      return `you rate it ${reason.rating}`;
    case 'favourite_of_the_table':
      return `${reason.plays} plays say you like it`;
    case 'never_played':
      return 'never played yet';
    case 'long_ago':
      return `not played since ${monthSince(reason.lastPlayed, now)}`;
    case 'challenge':
      return countsForText(reason.nextPlay);
  }
}

/** One sentence of at most four reasons: 'Best with 4, about an hour, not played since March.' */
export function pickReasonText(reasons: readonly PickReason[], now: Date): string {
  const sentence = reasons
    .toSorted((a, b) => ORDER[a.code] - ORDER[b.code])
    .slice(0, MAX_REASONS)
    .map((reason) => reasonText(reason, now))
    .join(', ');
  if (sentence === '') return 'Nothing speaks for it but luck. Sometimes that is enough.';
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
