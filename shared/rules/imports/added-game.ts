import { NO_MIN_AGE } from '../../limits.ts';
import type { KeptBecause } from './import-reasons.ts';
import type { ImportedGame } from './imported-game.ts';

/** What an import writes into a game that it adds. */
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

/** The fields of a game that only its owner fills. */
export interface OwnFields {
  youtube: string | null;
  buyUrl: string | null;
  description: string | null;
  isFavorite: boolean;
  parentChosen: boolean;
}

/** Everything about a game that its owner can change by hand. */
export type EditableGame = Added & OwnFields;

const NOTHING_OWN: OwnFields = {
  youtube: null,
  buyUrl: null,
  description: null,
  isFavorite: false,
  parentChosen: false,
};

/** How a change of each field is told; every field has one, so that none is forgotten. */
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
 * What was changed of a game since an import added it, each once.
 * @param now the game as it stands
 * @param added what the import wrote, see `addedGame`
 */
export function editsSince(now: EditableGame, added: Added): KeptBecause[] {
  const before: EditableGame = { ...NOTHING_OWN, ...added };
  const fields = (Object.keys(TOLD_AS) as (keyof EditableGame)[]).filter((field) => !isSame(now[field], before[field]));
  return [...new Set(fields.map((field) => TOLD_AS[field]))];
}

/** Numbers pass through the database's single precision; a text that was cleared is none. */
function isSame(a: EditableGame[keyof EditableGame], b: EditableGame[keyof EditableGame]): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.fround(a) === Math.fround(b);
  return (a === '' ? null : a) === (b === '' ? null : b);
}
