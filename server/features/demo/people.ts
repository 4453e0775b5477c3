/** The owner whose account the demo signs in to. */
export const OWNER = {
  email: 'maya@demo.rollcall.example',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  isPremium: true,
  isPremiumPlus: true,
} as const;

export interface Player {
  name: string;
  /** How much of a game's usual spread of points they gain on the others, about 0 to 1. */
  skill: number;
}

export const HOST: Player = { name: OWNER.firstName, skill: 0.5 };

export interface Guest extends Player {
  email: string;
  /** How likely they are to come on a Friday, 0 to 1. */
  keen: number;
}

export const GUESTS: readonly Guest[] = [
  { name: 'Priya', email: 'priya@demo.rollcall.example', skill: 0.64, keen: 0.85 },
  { name: 'Jonas', email: 'jonas@demo.rollcall.example', skill: 0.48, keen: 0.9 },
  { name: 'Tom', email: 'tom@demo.rollcall.example', skill: 0.4, keen: 0.6 },
  { name: 'Elif', email: 'elif@demo.rollcall.example', skill: 0.44, keen: 0.5 },
  { name: 'Noor', email: 'noor@demo.rollcall.example', skill: 0.55, keen: 0.3 },
];

/** Who comes by in the middle of the week, for a game for two. */
export const NEIGHBOUR = 'Jonas';
