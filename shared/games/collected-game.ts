import type { Category, Difficulty, GameState } from '#shared/enums.ts';

/** The fields used for filtering and sorting a list of games. */
export interface CollectedGame {
  id: number;
  title: string;
  /** In its first language, if it is another; absent where that is not shown. */
  originalName?: string | null;
  notes: string | null;
  /** Text such as '2-4'. */
  players: string;
  /** Text with minutes. */
  duration: string;
  category: Category;
  difficulty: Difficulty;
  /** Years; 0 for none. */
  minAge: number;
  /** 0 (not rated) to 5. */
  rating: number;
  timesPlayed: number;
  lastPlayed: Date | null;
  isFavorite: boolean;
  isExpansion: boolean;
  isWishlist: boolean;
  isUnowned: boolean;
  /** The base game of an expansion. */
  parentGameId: number | null;
  /** Player counts, comma-separated; null if unknown. */
  bestPlayers: string | null;
  recommendedPlayers: string | null;
  /** 1 (light) to 5 (heavy); null if unknown. */
  weight: number | null;
  /** Ids of its owner's tags; absent where those are not shown. */
  tagIds?: number[];
  /** Absent where states are not shown. */
  states?: GameState[];
  /** 1 (must have) to 5 of a wish, null if none; absent where states are not shown. */
  wishPriority?: number | null;
  /** When it was added; null if that is private. */
  createdAt: Date | null;
}
