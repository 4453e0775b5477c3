import type { Category, Difficulty } from '../../enums.ts';

/** A game as an imported file tells it. Facts that the file leaves open are null. */
export interface ImportedGame {
  title: string;
  isWishlist: boolean;
  isExpansion: boolean;
  bggId: number | null;
  year: number | null;
  players: string;
  duration: string;
  bestPlayers: string | null;
  recommendedPlayers: string | null;
  minAge: number | null;
  weight: number | null;
  category: Category;
  difficulty: Difficulty;
  /** 0 (not rated) to 5 in half steps. */
  rating: number;
  timesPlayed: number;
  /** Of these plays, those that the file counts beside the ones it lists. */
  playedBefore?: number | undefined;
  notes: string | null;
  /** Absent where the format has none. */
  imageUrl?: string | null;
  /** Of an expansion: the games that it extends, where the format says so. */
  baseBggIds?: number[];
}

/** What an owner may change after an import, as the last import brought it. */
export type ImportedFields = Pick<ImportedGame, 'rating' | 'timesPlayed' | 'notes' | 'isWishlist'>;

/** Facts that an import fills where an owner's game has none. */
export const FILLED_FACTS = ['bggId', 'year', 'weight', 'bestPlayers', 'recommendedPlayers', 'imageUrl'] as const;
export type FilledFact = (typeof FILLED_FACTS)[number];

/** The part of an owner's game that an import may change. */
export type MergedGame = Pick<ImportedGame, FilledFact | 'isExpansion'> &
  ImportedFields & {
    /** ISO 8601 with all digits of the database. */
    lastPlayed: string | null;
    /** Null for a game that no import has touched. */
    imported: ImportedFields | null;
  };

/** What an import changed of a game: each field's value before and after. */
export interface ImportedChange {
  from: Partial<MergedGame>;
  to: Partial<MergedGame>;
}

/** What the first import of a game brings, to tell the owner's later edits from. */
export const importedFields = ({ rating, timesPlayed, notes, isWishlist }: ImportedFields): ImportedFields => ({
  rating,
  timesPlayed,
  notes,
  isWishlist,
});

/**
 * Three-way merge of an owner's game, what the last import brought, and what this file tells. An owner's own rating and
 * notes stay, empty cells erase nothing, empty facts are filled, plays never fall, and a game that the file calls owned
 * leaves the wishlist. Merging the same file again changes nothing.
 */
export function mergeImported(game: MergedGame, file: ImportedGame): ImportedChange {
  const base = game.imported;
  const merged: MergedGame = {
    ...game,
    isExpansion: game.isExpansion || (game.bggId === null && file.isExpansion),
    rating: pick(game.rating, base?.rating, file.rating),
    notes: pick(game.notes, base?.notes, file.notes),
    timesPlayed: Math.max(game.timesPlayed, file.timesPlayed),
    isWishlist: game.isWishlist && (file.isWishlist || movedByOwner(game)),
    imported: {
      rating: file.rating || (base?.rating ?? 0),
      notes: file.notes ?? base?.notes ?? null,
      timesPlayed: Math.max(file.timesPlayed, base?.timesPlayed ?? 0),
      isWishlist: file.isWishlist,
    },
  };
  for (const fact of FILLED_FACTS) fill(merged, fact, file);
  return differences(game, merged);
}

/** Whether the owner put a game on the wishlist that the last import brought as an owned one. */
const movedByOwner = (game: Pick<MergedGame, 'isWishlist' | 'imported'>): boolean =>
  game.isWishlist && game.imported?.isWishlist === false;

/** The owner's value stays, unless it is empty or what the last import brought, and the file has news. */
function pick<T>(ours: T, base: T | undefined, theirs: T): T {
  if (!theirs || theirs === base) return ours;
  return !ours || ours === base ? theirs : ours;
}

function fill<F extends FilledFact>(merged: MergedGame, fact: F, file: Pick<MergedGame, F>): void {
  if (merged[fact] === null && file[fact] !== undefined) Object.assign(merged, { [fact]: file[fact] });
}

function differences(before: MergedGame, after: MergedGame): ImportedChange {
  const fields = (Object.keys(after) as (keyof MergedGame)[]).filter(
    (field) => !sameValue(before[field], after[field]),
  );
  const take = (game: MergedGame) => Object.fromEntries(fields.map((field) => [field, game[field]]));
  return { from: take(before), to: take(after) };
}

/**
 * Takes back what an import changed: each field that still holds what that import brought gets its former value.
 * What was changed since, by the owner or a later import, stays.
 */
export function revertImported(game: MergedGame, { from, to }: ImportedChange): Partial<MergedGame> {
  const fields = (Object.keys(to) as (keyof MergedGame)[]).filter((field) => sameValue(game[field], to[field]));
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

/** Weights pass through the database's single precision. */
function sameValue(a: MergedGame[keyof MergedGame] | undefined, b: MergedGame[keyof MergedGame] | undefined): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.fround(a) === Math.fround(b);
  if (!a || !b || typeof a !== 'object' || typeof b !== 'object') return a === b;
  return (
    a.rating === b.rating && a.notes === b.notes && a.timesPlayed === b.timesPlayed && a.isWishlist === b.isWishlist
  );
}
