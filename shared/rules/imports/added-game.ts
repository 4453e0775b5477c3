import { NO_MIN_AGE } from '../../limits.ts';
import type { KeptBecause } from './import-reasons.ts';
import type { ImportedGame } from './imported-game.ts';

/** The values that an import writes for a new game. */
export const addedGame = (game: ImportedGame, title: string) => ({
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
  isExpansion: game.isExpansion,
  bggId: game.bggId,
  year: game.year,
  bestPlayers: game.bestPlayers,
  recommendedPlayers: game.recommendedPlayers,
  weight: game.weight,
  imageUrl: game.imageUrl ?? null,
});
type Added = ReturnType<typeof addedGame>;

/** Fields that only the owner fills. */
export interface OwnFields {
  youtube: string | null;
  buyUrl: string | null;
  description: string | null;
  isFavorite: boolean;
  parentChosen: boolean;
}

/** All fields that an owner can edit. */
export type EditableGame = Added & OwnFields;

const NOTHING_OWN: OwnFields = {
  youtube: null,
  buyUrl: null,
  description: null,
  isFavorite: false,
  parentChosen: false,
};

/** The reason code for a change of each field; the record makes every field required. */
const TOLD_AS: Record<keyof EditableGame, KeptBecause> = {
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
  isExpansion: 'expansion',
  bggId: 'details',
  year: 'details',
  bestPlayers: 'player_counts',
  recommendedPlayers: 'player_counts',
  weight: 'details',
  imageUrl: 'picture',
  youtube: 'video',
  buyUrl: 'shop',
  description: 'description',
  isFavorite: 'favorite',
  parentChosen: 'expansion',
};

/**
 * What was edited since an import added the game, without duplicates. @param now current values @param added values
 * written by the import, see `addedGame`
 */
export function editsSince(now: EditableGame, added: Added): KeptBecause[] {
  const before: EditableGame = { ...NOTHING_OWN, ...added };
  const fields = (Object.keys(TOLD_AS) as (keyof EditableGame)[]).filter((field) => !isSame(now[field], before[field]));
  return [...new Set(fields.map((field) => TOLD_AS[field]))];
}

/** Numbers pass through the database's single precision; cleared text equals none. */
function isSame(a: EditableGame[keyof EditableGame], b: EditableGame[keyof EditableGame]): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.fround(a) === Math.fround(b);
  return (a === '' ? null : a) === (b === '' ? null : b);
}
