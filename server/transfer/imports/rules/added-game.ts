import { NO_MIN_AGE } from '#shared/limits/limits.ts';
import type { KeepReason } from '#shared/schema/import-report.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';

/** A fact of a file's game that is a column of the game; the others are rows of their own. */
type GameFact = Exclude<keyof ImportedGame, 'copies' | 'playedBefore' | 'baseBggIds'>;

/** The values that an import writes for a new game. A new fact that is missing here does not compile. */
export const addedGame = (game: ImportedGame, title: string) =>
  ({
    title,
    players: game.players,
    duration: game.duration,
    notes: game.notes,
    category: game.category,
    difficulty: game.difficulty,
    minAge: game.minAge ?? NO_MIN_AGE,
    rating: game.rating,
    timesPlayed: game.timesPlayed,
    isWishlist: game.isWishlist,
    isUnowned: game.isUnowned ?? false,
    states: game.states ?? [],
    wishPriority: game.wishPriority ?? null,
    isExpansion: game.isExpansion,
    bggId: game.bggId,
    year: game.year,
    bestPlayers: game.bestPlayers,
    recommendedPlayers: game.recommendedPlayers,
    weight: game.weight,
    imageUrl: game.imageUrl ?? null,
    originalName: game.originalName ?? null,
  }) satisfies Record<GameFact, unknown>;
/** Columns of a game by their names. */
export type GameFields = Readonly<Record<string, unknown>>;

/** The reason code for a change of each field; `details` for a field without its own. */
const REASON_BY_FIELD: Readonly<Record<string, KeepReason>> = {
  title: 'title',
  players: 'players',
  duration: 'duration',
  notes: 'notes',
  category: 'category',
  difficulty: 'difficulty',
  minAge: 'age',
  rating: 'rating',
  timesPlayed: 'plays',
  isWishlist: 'moved',
  isUnowned: 'moved',
  isExpansion: 'expansion',
  bestPlayers: 'player_counts',
  recommendedPlayers: 'player_counts',
  imageUrl: 'picture',
  youtube: 'video',
  buyUrl: 'shop',
  description: 'description',
  isFavorite: 'favorite',
  parentChosen: 'expansion',
};

/**
 * Returns the fields edited since an import added the game, without duplicates.
 * @param now current values of the fields that an owner can edit
 * @param before values of the same fields after the import
 */
export function editsSince(now: GameFields, before: GameFields): KeepReason[] {
  const fields = Object.keys(now).filter((field) => !isSame(now[field], before[field]));
  return [...new Set(fields.map((field) => REASON_BY_FIELD[field] ?? 'details'))];
}

/** Numbers pass through the database's single precision; cleared text equals none; lists are of enum values. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.join() === b.join();
  if (typeof a === 'number' && typeof b === 'number') return Math.fround(a) === Math.fround(b);
  return (a === '' ? null : a) === (b === '' ? null : b);
}
