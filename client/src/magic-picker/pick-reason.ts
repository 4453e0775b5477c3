import { countsForText } from '#shared/challenges/challenge-text.ts';
import type { NextPlay } from '#shared/challenges/next-play.ts';
import { CATEGORY_LABELS, type Category, type Difficulty } from '#shared/enums.ts';
import { monthSince } from '#shared/time/month-since.ts';
import { withinSentence } from '#client/games/within-sentence.ts';
import { asSentence } from './as-sentence.ts';
import type { Mood, PlayerChoice } from '#shared/magic-picker/picker-filters.ts';
import { t } from '#client/magic-picker/words/words.ts';

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
  casual: t('easy to settle into'),
  competitive: t('somebody will win it outright'),
  cooperative: t('you win or lose together'),
  social: t('gets people talking'),
  thinking: t('something to chew on'),
  quick: t('over before the tea is cold'),
};

const DIFFICULTY_TEXTS: Record<Difficulty, string> = {
  easy: t('easy to learn'),
  medium: t('neither light nor heavy'),
  hard: t('hard, as you asked'),
  expert: t('for experts, as you asked'),
};

/** 60 is 'about an hour', 75 'about 75 minutes', 150 'about two and a half hours'. */
function timeText(minutes: number): string {
  const byMinutes: Record<number, string> = {
    60: t('about an hour'),
    90: t('about an hour and a half'),
    120: t('about two hours'),
    150: t('about two and a half hours'),
    180: t('about three hours'),
  };
  return byMinutes[minutes] ?? t('about {minutes} minutes', { minutes });
}

function bestText(players: PlayerChoice): string {
  if (players === 1) return t('best alone');
  return players === 6 ? t('best with six or more') : t('best with {players}', { players });
}

function recommendedText(players: PlayerChoice): string {
  if (players === 1) return t('good alone');
  return players === 6 ? t('good with six or more') : t('good with {players}', { players });
}

function fitsText(players: PlayerChoice): string {
  if (players === 1) return t('playable alone');
  return players === 6 ? t('seats six or more') : t('seats {players}', { players });
}

function reasonText(reason: PickReason, now: Date): string {
  switch (reason.code) {
    case 'best_with':
      return bestText(reason.players);
    case 'recommended_with':
      return recommendedText(reason.players);
    case 'fits':
      return fitsText(reason.players);
    case 'time':
      return timeText(reason.minutes);
    case 'mood':
      return MOOD_TEXTS[reason.mood];
    case 'category':
      return t('one of your {category} games', { category: withinSentence(CATEGORY_LABELS[reason.category]) });
    case 'difficulty':
      return DIFFICULTY_TEXTS[reason.difficulty];
    case 'rating':
      return t('you rate it {rating, number}', { rating: reason.rating });
    case 'favourite_of_the_table':
      return t('{plays, plural, one {# play says} other {# plays say}} you like it', { plays: reason.plays });
    case 'never_played':
      return t('never played yet');
    case 'long_ago':
      return t('not played since {month}', { month: monthSince(reason.lastPlayed, now) });
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
  if (sentence === '') return t('Nothing speaks for it but luck. Sometimes that is enough.');
  return asSentence(sentence);
}
