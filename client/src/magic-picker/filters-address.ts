import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import {
  DURATION_CHOICES,
  MOODS,
  PLAYER_CHOICES,
  type PickerFilters,
  type PlayerChoice,
} from '#shared/magic-picker/picker-filters.ts';

const orNull = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

/** An integer from 1 to 6, else null. */
export const playerChoice = (text: string | null): PlayerChoice | null =>
  PLAYER_CHOICES.find((count) => String(count) === text) ?? null;

/** Parses filters from a query string; missing and invalid parts mean any. @param usual default number of players */
export function parseFilters(query: string, usual: PlayerChoice | null): PickerFilters {
  const params = new URLSearchParams(query);
  return {
    players: params.has('players') ? playerChoice(params.get('players')) : usual,
    duration: orNull(DURATION_CHOICES, params.get('duration')),
    category: orNull(CATEGORIES, params.get('category')),
    difficulty: orNull(DIFFICULTIES, params.get('difficulty')),
    mood: orNull(MOODS, params.get('mood')),
    excludeRecent: params.get('recent') === 'out',
    forChallenge: params.get('challenge') === 'yes',
  };
}

/** The query string of filters; `usual` as in `parseFilters`. */
export function formatFilters(filters: PickerFilters, usual: PlayerChoice | null): string {
  const params = new URLSearchParams();
  if (filters.players !== null || usual !== null) params.set('players', String(filters.players ?? 'any'));
  for (const name of ['duration', 'category', 'difficulty', 'mood'] as const) {
    const value = filters[name];
    if (value !== null) params.set(name, value);
  }
  if (filters.excludeRecent) params.set('recent', 'out');
  if (filters.forChallenge) params.set('challenge', 'yes');
  return params.toString();
}
