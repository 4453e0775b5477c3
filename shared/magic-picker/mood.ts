import type { Category, Difficulty } from '#shared/enums.ts';
import { playerRange } from '#shared/games/player-range.ts';
import { minutesIn, type PickerGame } from './picker-game.ts';
import type { Mood } from './picker-filters.ts';

/** Facts that moods read: weight 1 to 5, minutes, maximum players, category and mechanics. */
interface Traits {
  weight: number;
  minutes: number;
  most: number;
  category: Category;
  mechanics: readonly string[];
}

type Line = readonly [points: number, when: (traits: Traits) => boolean];

/** Assumed weight by difficulty if the weight is unknown. */
export const WEIGHT_OF: Record<Difficulty, number> = { easy: 1.5, medium: 2.4, hard: 3.2, expert: 4 };

const TOGETHER = ['Cooperative Game', 'Semi-Cooperative Game', 'Team-Based Game', 'Communication Limits'];
const TALKING = [
  'Voting',
  'Hidden Roles',
  'Negotiation',
  'Storytelling',
  'Role Playing',
  'Deduction',
  ...TOGETHER.slice(2),
];
const RIVALRY = [
  'Auction / Bidding',
  'Area Majority / Influence',
  'Take That',
  'Race',
  'Market',
  'Income',
  'Worker Placement',
  'Network and Route Building',
  'Open Drafting',
];

const isOf = (...categories: Category[]) => {
  const matching = new Set(categories);
  return ({ category }: Traits) => matching.has(category);
};
const lighterThan = (weight: number) => (traits: Traits) => traits.weight < weight;
const heavierThan = (weight: number) => (traits: Traits) => traits.weight > weight;
const upTo = (minutes: number) => (traits: Traits) => traits.minutes <= minutes;
const over = (minutes: number) => (traits: Traits) => traits.minutes > minutes;
const plays = (...mechanics: string[]) => {
  const matching = new Set(mechanics);
  return (traits: Traits) => traits.mechanics.some((mechanic) => matching.has(mechanic));
};
const isCooperative = isOf('cooperative');
const playsTogether = plays('Cooperative Game');
const isTogether = (traits: Traits) => isCooperative(traits) || playsTogether(traits);

/** Each rule that applies gives its points. */
const MOOD_POINTS: Record<Mood, readonly Line[]> = {
  casual: [
    [6, lighterThan(1.7)],
    [4, lighterThan(2.2)],
    [3, upTo(45)],
    [2, isOf('family', 'party', 'card', 'word', 'trivia')],
    [-5, over(90)],
    [-8, heavierThan(2.8)],
  ],
  competitive: [
    [5, heavierThan(2.2)],
    [5, isOf('euro', 'strategy', 'war', 'worker-placement', 'abstract', 'racing', 'deck-building')],
    [5, plays(...RIVALRY)],
    [-4, isOf('party')],
    [-20, isTogether],
  ],
  cooperative: [
    [25, isTogether],
    [16, plays(...TOGETHER)],
    [-10, () => true],
  ],
  social: [
    [9, isOf('party')],
    [5, isOf('word', 'trivia')],
    [4, plays(...TALKING)],
    [2, ({ most }) => most >= 6],
    [-4, heavierThan(2.2)],
    [-6, heavierThan(3)],
  ],
  thinking: [
    [6, heavierThan(2.3)],
    [5, heavierThan(3)],
    [4, isOf('euro', 'strategy', 'war', 'worker-placement', 'abstract', 'deck-building')],
    [-4, lighterThan(1.8)],
    [-6, isOf('party', 'trivia')],
  ],
  quick: [
    [6, upTo(20)],
    [6, upTo(30)],
    [3, lighterThan(2)],
    [-4, over(45)],
    [-6, over(75)],
  ],
};

const MIN_POINTS = -10;
const MAX_POINTS = 15;

/** Rates how well a game suits a mood: -10 to +15 points. */
export function moodPoints(mood: Mood, game: PickerGame): number {
  const traits: Traits = {
    weight: game.weight ?? WEIGHT_OF[game.difficulty],
    minutes: minutesIn(game.duration),
    most: playerRange(game.players).max,
    category: game.category,
    mechanics: game.mechanics,
  };
  const sum = MOOD_POINTS[mood].reduce((total, [points, when]) => (when(traits) ? total + points : total), 0);
  return Math.min(MAX_POINTS, Math.max(MIN_POINTS, sum));
}
