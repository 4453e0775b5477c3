import type { Category, Difficulty } from '../enums.ts';

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
  notes: string | null;
}

/** What an owner may edit after an import, as the last import brought it. */
export type ImportedFields = Pick<ImportedGame, 'rating' | 'timesPlayed' | 'notes'>;
