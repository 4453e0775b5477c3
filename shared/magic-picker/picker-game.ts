import type { NextPlay } from '#shared/challenges/next-play.ts';
import type { Category, Difficulty } from '#shared/enums.ts';

/** The fields of an owned game that the picker uses. */
export interface PickerGame {
  id: number;
  /** Text such as '2-4'. */
  players: string;
  /** Text with minutes. */
  duration: string;
  category: Category;
  difficulty: Difficulty;
  /** 0 (not rated) to 5. */
  rating: number;
  timesPlayed: number;
  lastPlayed: Date | null;
  /** Player counts, comma-separated; null if unknown. */
  bestPlayers: string | null;
  recommendedPlayers: string | null;
  /** 1 (light) to 5 (heavy); null if unknown. */
  weight: number | null;
  /** Catalogue names; empty for a game outside the catalogue. */
  mechanics: readonly string[];
  /** What its next play does for a challenge; null, or absent until it is known, for none. */
  nextPlay?: NextPlay | null | undefined;
}

const DEFAULT_MINUTES = 60;

/** The first number in the duration text, in minutes; 60 if there is none. */
export function minutesIn(duration: string): number {
  const [digits] = /\d+/.exec(duration) ?? [];
  return digits === undefined ? DEFAULT_MINUTES : Number(digits);
}

/** '3,4' as numbers. */
export const playerCounts = (counts: string | null): number[] =>
  (counts ?? '')
    .split(',')
    .map((text) => Number.parseInt(text, 10))
    .filter((count) => count > 0);
