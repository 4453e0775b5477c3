import type { Category } from '../enums.ts';

/** A game that an owner chose for a challenge: the title finds its plays once it is no longer in the collection. */
export interface ChosenGame {
  gameId: number | null;
  title: string;
}

/** What a challenge asks for, by kind. */
export type ChallengeRule =
  /** Ten plays of each of ten games: chosen ones, or null for those that are played most. */
  | { kind: 'ten_by_ten'; games: ChosenGame[] | null }
  /** So many different games. */
  | { kind: 'different_games'; goal: number }
  /** A game for each letter from A to Z. */
  | { kind: 'alphabet' }
  /** So many games with as many plays each; null for one more than there are. */
  | { kind: 'h_index'; goal: number | null }
  /** Each owned game once, without expansions. */
  | { kind: 'owned_games' }
  /** Each game with a tag so many times. */
  | { kind: 'tagged_games'; tagId: number; plays: number }
  /** Each owned game of a category so many times, without expansions. */
  | { kind: 'category_games'; category: Category; plays: number };

export type ChallengeKind = ChallengeRule['kind'];
