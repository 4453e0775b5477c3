import type { Category, Difficulty } from '../../enums.ts';

/** A game in an imported file. Unknown fields are null. */
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
  /** Of these plays, those that the file counts in addition to the listed ones. */
  playedBefore?: number | undefined;
  notes: string | null;
  /** Absent if the format has none. */
  imageUrl?: string | null;
  /** For an expansion: the games it extends, if the format has them. */
  baseBggIds?: number[];
}

/** Owner-editable fields, with the values of the last import. */
export type ImportedFields = Pick<ImportedGame, 'rating' | 'timesPlayed' | 'notes' | 'isWishlist'>;

/** Fields that an import fills if they are empty. */
export const FILLED_FACTS = ['bggId', 'year', 'weight', 'bestPlayers', 'recommendedPlayers', 'imageUrl'] as const;
export type FilledFact = (typeof FILLED_FACTS)[number];

/** The part of an owner's game that an import may change. */
export type MergedGame = Pick<ImportedGame, FilledFact | 'isExpansion'> &
  ImportedFields & {
    /** ISO 8601 with the database's full precision. */
    lastPlayed: string | null;
    /** Null if no import has touched the game. */
    imported: ImportedFields | null;
  };

/** What an import changed of a game: each field before and after. */
export interface ImportedChange {
  from: Partial<MergedGame>;
  to: Partial<MergedGame>;
}

/** The values of an import, to distinguish the owner's later edits from it. */
export const importedFields = ({ rating, timesPlayed, notes, isWishlist }: ImportedFields): ImportedFields => ({
  rating,
  timesPlayed,
  notes,
  isWishlist,
});

/**
 * Three-way merge of the owner's game, the last import and this file. The owner's rating and notes stay, empty cells
 * erase nothing, empty fields are filled, the play count never falls, and a game the file marks as owned leaves the
 * wishlist. Idempotent.
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

/** Whether the owner moved a game to the wishlist that the last import added as owned. */
const movedByOwner = (game: Pick<MergedGame, 'isWishlist' | 'imported'>): boolean =>
  game.isWishlist && game.imported?.isWishlist === false;

/** Takes the file's value if ours is empty or unchanged since the last import, and the file has a new one. */
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

/** Undoes an import: each field that still has the imported value gets its former value. Later changes stay. */
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
