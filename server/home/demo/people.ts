/** The owner of the demo account. */
export const OWNER = {
  email: 'maya@demo.rollcall.example',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  isPremium: true,
  isPremiumPlus: true,
} as const;

export interface Player {
  name: string;
  /** Advantage over others as a share of a game's usual spread of points, about 0 to 1. */
  skill: number;
}

export const HOST: Player = { name: OWNER.firstName, skill: 0.5 };

export interface Guest extends Player {
  email: string;
  /** Probability of coming on a Friday, 0 to 1. */
  keen: number;
}

export const GUESTS: readonly Guest[] = [
  { name: 'Priya', email: 'priya@demo.rollcall.example', skill: 0.64, keen: 0.85 },
  { name: 'Jonas', email: 'jonas@demo.rollcall.example', skill: 0.48, keen: 0.9 },
  { name: 'Tom', email: 'tom@demo.rollcall.example', skill: 0.4, keen: 0.6 },
  { name: 'Elif', email: 'elif@demo.rollcall.example', skill: 0.44, keen: 0.5 },
  { name: 'Noor', email: 'noor@demo.rollcall.example', skill: 0.55, keen: 0.3 },
];

/** Comes midweek for two-player games. */
export const NEIGHBOUR = 'Jonas';
