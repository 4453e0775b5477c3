import type { Category, Difficulty } from '#shared/enums.ts';
import { playerRange } from '#shared/games/player-range.ts';
import { minutesIn, type PickerGame } from './picker-game.ts';

/** 6 means six and more. */
export const PLAYER_CHOICES = [1, 2, 3, 4, 5, 6] as const;
export type PlayerChoice = (typeof PLAYER_CHOICES)[number];

export const DURATION_CHOICES = ['quick', 'medium', 'hour', 'long'] as const;
export type DurationChoice = (typeof DURATION_CHOICES)[number];

export const MOODS = ['casual', 'competitive', 'cooperative', 'social', 'thinking', 'quick'] as const;
export type Mood = (typeof MOODS)[number];

/** The Smart Filters; null means 'any'. */
export interface PickerFilters {
  players: PlayerChoice | null;
  duration: DurationChoice | null;
  category: Category | null;
  difficulty: Difficulty | null;
  mood: Mood | null;
  excludeRecent: boolean;
  /** Only games whose next play counts for a challenge. */
  forChallenge: boolean;
}

export const NO_FILTERS: PickerFilters = {
  players: null,
  duration: null,
  category: null,
  difficulty: null,
  mood: null,
  excludeRecent: false,
  forChallenge: false,
};

/** For six and more the game must seat at least six. */
export function seats(players: PlayerChoice, game: Pick<PickerGame, 'players'>): boolean {
  const { min, max } = playerRange(game.players);
  return players === 6 ? max >= 6 : min <= players && players <= max;
}

/** Quick is under 30 minutes, medium 30 to 60, an hour up to 60, long 60 and more. */
function lasts(duration: DurationChoice, game: Pick<PickerGame, 'duration'>): boolean {
  const minutes = minutesIn(game.duration);
  if (duration === 'quick') return minutes < 30;
  if (duration === 'hour') return minutes <= 60;
  return duration === 'medium' ? minutes >= 30 && minutes <= 60 : minutes >= 60;
}

/** Whether a game matches players, duration, category, difficulty and the switch for challenges. Mood and recent plays affect points only. */
export const matchesFilters = (filters: PickerFilters, game: PickerGame): boolean =>
  (filters.players === null || seats(filters.players, game)) &&
  (filters.duration === null || lasts(filters.duration, game)) &&
  (filters.category === null || game.category === filters.category) &&
  (filters.difficulty === null || game.difficulty === filters.difficulty) &&
  (!filters.forChallenge || game.nextPlay != null);
