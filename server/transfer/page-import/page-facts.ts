import type { Category, Difficulty } from '#shared/enums.ts';

/** Data of a game from one source on a page. Missing and implausible values are absent. */
export interface PageFacts {
  title?: string;
  players?: string;
  duration?: string;
  minAge?: number;
  /** 0.5 to 5 in half steps. */
  rating?: number;
  category?: Category;
  difficulty?: Difficulty;
  imageUrl?: string;
  description?: string;
  bggId?: number;
  year?: number;
  /** 1 to 5. */
  weight?: number;
  /** '3,4'. */
  bestPlayers?: string;
}

type RawFacts = { [Fact in keyof PageFacts]?: PageFacts[Fact] | null | undefined };

/** Drops unknown values. */
export const known = (facts: RawFacts): PageFacts =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

/** Each value from the first source that has it. */
export const firstOf = (sources: readonly PageFacts[]): PageFacts => Object.assign({}, ...sources.toReversed());
