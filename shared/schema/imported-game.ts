import type { Category, Difficulty, GameState } from '../enums.ts';

/** A game in an imported file. Unknown fields are null. */
export interface ImportedGame {
  title: string;
  isWishlist: boolean;
  /** On neither list; absent for false, as is each of the next three where the format does not contain it. */
  isUnowned?: boolean | undefined;
  states?: GameState[] | undefined;
  /** 1 (must have) to 5. */
  wishPriority?: number | null | undefined;
  /** At most as many as a game may have. */
  copies?: ImportedCopy[] | undefined;
  isExpansion: boolean;
  bggId: number | null;
  year: number | null;
  players: string;
  duration: string;
  bestPlayers: string | null;
  recommendedPlayers: string | null;
  /** The title in the game's first language, if it is another; absent if the format has none. */
  originalName?: string | null;
  minAge: number | null;
  weight: number | null;
  category: Category;
  difficulty: Difficulty;
  /** 0 (not rated) to 5 in half steps. */
  rating: number;
  timesPlayed: number;
  /** Plays that the file counts in addition to the listed ones. */
  playedBefore?: number | undefined;
  notes: string | null;
  /** Absent if the format has none. */
  imageUrl?: string | null;
  /** For an expansion: the games it extends, if the format has them. */
  baseBggIds?: number[];
}

/** A copy as described by a file. */
export interface ImportedCopy {
  edition: string | null;
  language: string | null;
  pricePaid: number | null;
  /** ISO 4217; only with a price. */
  priceCurrency: string | null;
  /** YYYY-MM-DD. */
  acquiredOn: string | null;
  acquiredFrom: string | null;
  place: string | null;
  condition: string | null;
  /** Absent in what was imported before copies had notes. */
  notes?: string | null;
  barcode: string | null;
}

/** A copy of the owner's game; one that an import adds has no id yet. */
export type OwnCopy = ImportedCopy & { id?: number | undefined };

/** Owner-editable fields, with the values of the last import. */
export type ImportedFields = Pick<
  ImportedGame,
  'rating' | 'timesPlayed' | 'notes' | 'isWishlist' | 'isUnowned' | 'states' | 'wishPriority' | 'copies'
>;

/** Fields that an import fills if they are empty. */
export const FILLED_FACTS = [
  'bggId',
  'year',
  'weight',
  'bestPlayers',
  'recommendedPlayers',
  'imageUrl',
  'originalName',
] as const;
export type FilledFact = (typeof FILLED_FACTS)[number];

/** The part of an owner's game that an import may change. */
export type MergedGame = Pick<ImportedGame, FilledFact | 'isExpansion'> &
  Omit<ImportedFields, 'copies'> & {
    copies?: OwnCopy[] | undefined;
    /** ISO 8601 with the database's full precision. */
    lastPlayed: string | null;
    /** Null if no import has touched the game. */
    imported: ImportedFields | null;
  };

/** Changes of an import to a game: each field before and after. */
export interface ImportedChange {
  from: Partial<MergedGame>;
  to: Partial<MergedGame>;
}
