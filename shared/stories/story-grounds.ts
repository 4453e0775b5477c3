/** The colours of one card. Literal hex, because pictures are drawn with them too; text has a contrast of 4.5:1 or better. */
export interface Ground {
  /** The whole card. */
  ground: string;
  /** Number, heading and sentence. */
  ink: string;
  /** What a drawing points at. */
  lit: string;
}

const LAMP = '#ffc53a';
const PAPER = '#fefffd';

/** The product's petrol and lamp, and colours of its covers. Neighbours differ in light as well as in hue. */
const GROUNDS: readonly [Ground, ...Ground[]] = [
  { ground: '#0d393e', ink: PAPER, lit: LAMP },
  { ground: '#ffc53a', ink: '#22190a', lit: '#c8361f' },
  { ground: '#1c4f8f', ink: PAPER, lit: LAMP },
  { ground: '#a83a22', ink: PAPER, lit: LAMP },
  { ground: '#17594a', ink: PAPER, lit: LAMP },
  { ground: '#f0d9ae', ink: '#22190a', lit: '#c8361f' },
  { ground: '#7b1f58', ink: PAPER, lit: LAMP },
  { ground: '#0b5f66', ink: PAPER, lit: LAMP },
];

/** The colours of a card by its place in the story, from 0. */
export const groundOf = (place: number): Ground => GROUNDS[place % GROUNDS.length] ?? GROUNDS[0];
