import type { Category } from '../enums.ts';

/** Whose plays a story tells. */
export const STORY_SUBJECTS = ['me', 'person', 'group', 'organization'] as const;
export type StorySubject = (typeof STORY_SUBJECTS)[number];

/** The cards of a story, in their order. */
export const STORY_CARDS = [
  'plays',
  'most_played',
  'hours',
  'people',
  'new_games',
  'days',
  'best_rated',
  'come_back',
  'wins',
  'champion',
  'nemesis',
  'win_streak',
  'day_streak',
  'h_index',
  'longest',
  'shortest',
  'closest',
  'comeback',
  'places',
  'tiers',
  'bought',
  'best_value',
] as const;
export type StoryCardKind = (typeof STORY_CARDS)[number];

/** A game whose cover a card draws. */
export interface StoryGame {
  title: string;
  category: Category;
  /** The tier that it reached; absent where a card is about something else. */
  tier?: number | undefined;
}

/** One card: a number, and what its sentence and its drawing need. Lists that a card does not need are empty. */
export interface StoryCard {
  kind: StoryCardKind;
  /** Minutes for times, an amount of money for `best_value`, else a count, a rating or a score. */
  value: number;
  /** What the value is a part of, or is compared with; 0 where there is nothing. */
  of: number;
  /** A further count of the sentence; 0 where there is none. */
  more: number;
  games: StoryGame[];
  /** People, the most important one first. */
  names: string[];
  place: string | null;
  /** YYYY-MM-DD: the day, or the first and the last one. */
  days: string[];
  /** Plays by month, by day of a month, or by weekday from Monday. */
  bars: number[];
  /** The winner's score and the next one. */
  scores: number[];
  /** ISO 4217. */
  currency: string | null;
}
