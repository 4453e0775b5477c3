import { cover } from '#shared/covers/cover.ts';
import type { StoryGame } from '#shared/shapes/story.ts';

/* What drawings of a story are made of: tiles with covers, pawns and dice. */

/** The box of every drawing. */
export const DRAWING = { width: 320, height: 240 };

export const [PAPER, EDGE, INK, RED, FOOT] = ['#fefffd', '#bfb39b', '#10292d', '#d8412b', '#8f2113'];
/** Starter to Legendary. */
const TIER_COLOURS = ['#bfb39b', '#b5703a', '#8c9ba6', '#e0a100', '#2e9fc4', '#c2372b'];
const PLY = 6;

interface Box {
  x: number;
  y: number;
  side: number;
  turn?: number;
  plies: number;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 8): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** A printed tile with the cover of a game, on its plies. A nested picture is cut at its edge without a clip path. */
export function box(game: StoryGame, { x, y, side, turn = 0, plies }: Box): string {
  const colour = TIER_COLOURS[game.tier ?? 0] ?? EDGE;
  const layers = Array.from({ length: plies }, (_, place) => {
    const drop = (plies - place) * PLY;
    return rect(0, drop, side, side, '#00000033', 10) + rect(0, drop - 1.5, side, side, colour, 10);
  });
  const rim = Math.round(side / 22);
  const art = cover(game.title, game.category).replace(
    '<svg ',
    `<svg x="${rim}" y="${rim}" width="${side - 2 * rim}" height="${side - 2 * rim}" `,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${side / 2} ${side / 2})">${layers.join('')}${rect(0, 0, side, side, PAPER, 10)}${art}</g>`;
}

const HAND = 5;
/** Degrees and pixels by which a cover turns and sinks with each step from the middle. */
const [LEAN, SINK] = [6.5, 7];

/** Covers like cards in a hand: the first game in the middle, before the others. */
export function fan(games: readonly StoryGame[], side: number): string {
  const shown = games.slice(0, HAND);
  const middle = (shown.length - 1) / 2;
  const step = Math.min(side * 0.72, (DRAWING.width - 16 - side) / Math.max(1, shown.length - 1));
  const fromMiddle = shown.map((_, place) => place - middle).toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const drawn = shown.map((game, rank) => {
    const steps = fromMiddle[rank] ?? 0;
    const x = Math.round((DRAWING.width - side) / 2 + steps * step);
    return box(game, {
      x,
      y: Math.round(26 + SINK * steps * steps),
      side,
      turn: LEAN * steps,
      plies: 1 + (game.tier ?? 0),
    });
  });
  return drawn.toReversed().join('');
}

/** Our pawn with its foot at a point. @param size 1 is 40 × 52 */
export const pawn = (x: number, y: number, size: number, colour: string, shade: string): string =>
  `<g transform="translate(${x - 20 * size} ${y - 52 * size}) scale(${size})"><path d="M3 50c0-17 12-17 13-26h8c1 9 13 9 13 26z" fill="${shade}"/><path d="M3 46c0-17 12-17 13-26h8c1 9 13 9 13 26z" fill="${colour}"/><circle cx="20" cy="11" r="10.5" fill="${colour}"/></g>`;

const [LOW, MID, HIGH] = [14, 30, 46];
const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
];

export const die = (face: number, x: number, y: number, turn: number, fill: string, edge: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn} ${30 * scale} ${30 * scale}) scale(${scale})">${rect(0, 5, 60, 60, edge, 14)}${rect(0, 0, 60, 60, fill, 14)}${(FACES[face - 1] ?? []).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="5.6" fill="${INK}"/>`).join('')}</g>`;
