import { DIFFICULTIES } from '#shared/enums.ts';
import { statesPlayers } from '#shared/games/player-range.ts';
import { moodPoints } from '#shared/magic-picker/mood.ts';
import type { PickReason } from './pick-reason.ts';
import {
  seats,
  type DurationChoice,
  type PickerFilters,
  type PlayerChoice,
} from '#shared/magic-picker/picker-filters.ts';
import { minutesIn, playerCounts, type PickerGame } from '#shared/magic-picker/picker-game.ts';

/** One part of the score with its reasons. */
export interface Part {
  points: number;
  reason: PickReason | null;
}

const points = (count: number): Part => ({ points: count, reason: null });
const NOTHING = points(0);

const DAY_MS = 86_400_000;
/** Target duration in minutes for each choice. */
const TARGET_MINUTES: Record<DurationChoice, number> = { quick: 20, medium: 45, hour: 45, long: 90 };
const DEFAULT_TARGET_MINUTES = 60;

/**
 * The points of a game, part by part, without luck. `now` is used for the time since the last play. Filters set to
 * 'any' give no points, except the duration, whose default target is 60 minutes.
 */
export function scoreParts(game: PickerGame, filters: PickerFilters, now: Date): Part[] {
  return [
    filters.players === null ? NOTHING : playerFit(game, filters.players),
    durationFit(game, filters.duration),
    difficultyFit(game, filters),
    categoryFit(game, filters),
    moodFit(game, filters),
    taste(game),
    habit(game),
    recency(game, filters, now),
    challenge(game),
  ];
}

/**
 * The box's range gives +20, else -10. Where owners have voted, a best count gives 26, a recommended one 22, any other
 * in range 8.
 */
export function playerFit(game: PickerGame, players: PlayerChoice): Part {
  if (!seats(players, game)) return points(-10);
  if (covers(playerCounts(game.bestPlayers), players)) return { points: 26, reason: { code: 'best_with', players } };
  const recommended = playerCounts(game.recommendedPlayers);
  if (covers(recommended, players)) return { points: 22, reason: { code: 'recommended_with', players } };
  return {
    points: recommended.length > 0 ? 8 : 20,
    reason: statesPlayers(game.players) ? { code: 'fits', players } : null,
  };
}

const covers = (counts: readonly number[], players: PlayerChoice): boolean =>
  counts.some((count) => (players === 6 ? count >= 6 : count === players));

export function durationFit(game: PickerGame, duration: DurationChoice | null): Part {
  const minutes = minutesIn(game.duration);
  const away = Math.abs(minutes - (duration ? TARGET_MINUTES[duration] : DEFAULT_TARGET_MINUTES));
  if (away <= 15) return { points: 15, reason: duration && { code: 'time', minutes } };
  return points(away <= 30 ? 5 : -5);
}

function difficultyFit(game: PickerGame, { difficulty }: PickerFilters): Part {
  if (difficulty === null) return NOTHING;
  const apart = Math.abs(DIFFICULTIES.indexOf(game.difficulty) - DIFFICULTIES.indexOf(difficulty));
  if (apart === 0) return { points: 15, reason: { code: 'difficulty', difficulty } };
  return points(Math.max(0, 10 - 3 * apart));
}

function categoryFit(game: PickerGame, { category }: PickerFilters): Part {
  if (category === null || game.category !== category) return NOTHING;
  return { points: 15, reason: { code: 'category', category } };
}

const MENTIONED_MOOD_POINTS = 5;

function moodFit(game: PickerGame, { mood }: PickerFilters): Part {
  if (mood === null) return NOTHING;
  const bonus = moodPoints(mood, game);
  return { points: bonus, reason: bonus >= MENTIONED_MOOD_POINTS ? { code: 'mood', mood } : null };
}

const taste = ({ rating }: PickerGame): Part => ({
  points: rating * 3,
  reason: rating >= 4 ? { code: 'rating', rating } : null,
});

function habit({ timesPlayed }: PickerGame): Part {
  if (timesPlayed >= 10) return { points: 5, reason: { code: 'favourite_of_the_table', plays: timesPlayed } };
  if (timesPlayed >= 5) return points(2);
  return timesPlayed === 0 ? { points: 3, reason: { code: 'never_played' } } : NOTHING;
}

function recency({ lastPlayed }: PickerGame, { excludeRecent }: PickerFilters, now: Date): Part {
  if (!lastPlayed) return NOTHING;
  const days = (now.getTime() - lastPlayed.getTime()) / DAY_MS;
  if (days > 90) return { points: 0, reason: { code: 'long_ago', lastPlayed } };
  if (!excludeRecent || days >= 30) return NOTHING;
  return points(days < 7 ? -10 : -5);
}

/** Less than a star. */
const FOR_CHALLENGE = 2;

const challenge = ({ nextPlay }: PickerGame): Part =>
  nextPlay ? { points: FOR_CHALLENGE, reason: { code: 'challenge', nextPlay } } : NOTHING;
