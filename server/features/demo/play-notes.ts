import { HOST } from './people.ts';
import type { SeededRandom } from './seeded-random.ts';

const ABOUT_A_GUEST = [
  (winner: string) => `${winner} kept quiet for an hour and then counted to the end.`,
  (winner: string) => `Nobody watched ${winner}. Somebody should have.`,
  (winner: string) => `${winner} on the last turn, again.`,
  (winner: string) => `${winner} says it was luck. We agree.`,
];
const ABOUT_ANYTHING = [
  'We read the rule on page nine three times and then voted.',
  'Taught it in ten minutes. The questions took twenty.',
  'Forgot the final bonus until the box was closed. Counted again.',
  'Played on the floor; the table was full of soup.',
  'First time with the variant. Last time too.',
  'Rematch demanded and granted.',
  'One piece is missing. It was found in the sofa, with two from another game.',
  'Tea on the board. Nobody confessed.',
];
const ABOUT_A_SHORT_ONE = [
  'Over before the kettle boiled.',
  'One to wait for the others.',
  'A quick one before the last bus.',
];
const ABOUT_A_TEAM = {
  won: ['Won it, with the last token.', 'We talked too much, as ever, and it helped.'],
  lost: ['Lost by one card.', 'We talked too much, as ever.'],
};

const SHORT_MINUTES = 15;

/** The host's note on a play; usually none. */
export function noteOn(
  play: { winner: string | null; minutes: number; team: { won: boolean } | null },
  random: SeededRandom,
): string | null {
  if (!random.chance(0.18)) return null;
  if (play.team && random.chance(0.6)) return random.pick(ABOUT_A_TEAM[play.team.won ? 'won' : 'lost']) ?? null;
  if (play.minutes < SHORT_MINUTES) return random.pick(ABOUT_A_SHORT_ONE) ?? null;
  const { winner } = play;
  if (winner !== null && winner !== HOST.name && random.chance(0.4))
    return random.pick(ABOUT_A_GUEST)?.(winner) ?? null;
  return random.pick(ABOUT_ANYTHING) ?? null;
}
