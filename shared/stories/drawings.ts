import type { StoryCard } from '#shared/shapes/story.ts';
import { tierFor } from '#shared/games/tier.ts';
import { box, die, DRAWING, EDGE, fan, FOOT, INK, PAPER, pawn, rect, RED } from './drawing-pieces.ts';
import { barsText } from './bars-text.ts';
import type { Ground } from './story-grounds.ts';
import { monthName, weekdayName } from './story-range.ts';

const MAX_PLIES = 5;

/**
 * The drawing of a card as SVG in a box of 320 × 240: covers, pawns, dice and boards. It holds shapes, hex colours and the
 * letters of columns and of some covers, and no ids, so that many stand in one document.
 */
export const drawingOf = (card: StoryCard, ground: Ground): string =>
  framed(shapesOf(card, ground), 'aria-hidden="true" focusable="false"');

/** The same for a page, whose readers may not see its columns: they are told in words. @param range of the story */
export function toldDrawingOf(card: StoryCard, ground: Ground, range: string): string {
  const told = barsText(card, range);
  return told === '' ? drawingOf(card, ground) : framed(shapesOf(card, ground), `role="img" aria-label="${told}"`);
}

const framed = (shapes: string, attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="story-drawing" viewBox="0 0 ${DRAWING.width} ${DRAWING.height}" ${attributes}>${shapes}</svg>`;

function shapesOf(card: StoryCard, ground: Ground): string {
  const { kind, value, games, bars } = card;
  const [game] = games;
  switch (kind) {
    case 'plays':
      return barChart(bars, ground);
    case 'days':
      return pipColumns(bars, ground);
    case 'hours':
      return sandTimer(ground);
    case 'people':
      return pawns(value);
    case 'wins':
    case 'champion':
      return podium(ground);
    case 'nemesis':
      return rivals(ground);
    case 'day_streak':
    case 'win_streak':
      return dice(value, ground);
    case 'h_index':
      return staircase(value, ground);
    case 'places':
      return table(value);
    case 'best_rated':
      return fan(games, 96) + ratingPips(value, ground);
    case 'tiers':
      return fan(games, 120);
    case 'new_games':
    case 'bought':
      return games.length === 1 && game ? box(game, { x: 66, y: 12, side: 188, plies: 1 }) : fan(games, 128);
    default:
      return game ? box(game, { x: 66, y: 12, side: 188, plies: pliesOf(card) }) : dice(1, ground);
  }
}

/** A ply for each tier that so many plays reach; a thin box where the card is about one play. */
const pliesOf = ({ kind, value }: StoryCard): number =>
  kind === 'most_played' ? Math.min(MAX_PLIES, 1 + tierFor(value).tier) : 1;

/** One column for each month or day, laid of plies, with its letter or number; the highest is lit. */
function barChart(bars: readonly number[], { lit, ink }: Ground): string {
  const most = Math.max(1, ...bars);
  const gap = bars.length > 12 ? 2.5 : 6;
  const width = (DRAWING.width - 24 - gap * (bars.length - 1)) / Math.max(1, bars.length);
  const columns = bars.map((plays, place) => {
    const x = 12 + place * (width + gap);
    const height = plays === 0 ? 4 : Math.max(10, Math.round((plays / most) * 184));
    const y = 216 - height;
    const fill = plays === most ? lit : plays === 0 ? '#ffffff3d' : PAPER;
    const edge = plays === 0 ? '' : rect(x, y + 4, width, height, EDGE, Math.min(5, width / 3));
    return (
      edge +
      rect(x, y, width, height, fill, Math.min(5, width / 3)) +
      letter(x + width / 2, barLetter(place, bars.length), ink)
    );
  });
  return columns.join('');
}

/** Of a month of the year, or every fifth day of a month. */
const barLetter = (place: number, of: number): string =>
  of === MONTHS ? monthName(place).charAt(0) : (place + 1) % 5 === 0 ? String(place + 1) : '';

/** Below a column. @param x its middle */
const letter = (x: number, text: string, ink: string): string =>
  text &&
  `<text x="${x}" y="236" text-anchor="middle" font-family="Figtree Variable, Figtree, sans-serif" font-size="13" font-weight="600" fill="${ink}" opacity="0.8">${text}</text>`;

const MONTHS = 12;
const PIP_ROWS = 7;

/** One column of pips for each weekday, with its letter: sunken, and lit up to its share of the best one. */
function pipColumns(bars: readonly number[], { lit, ink }: Ground): string {
  const most = Math.max(1, ...bars);
  return bars
    .flatMap((plays, place) => {
      const filled = plays === 0 ? 0 : Math.max(1, Math.round((plays / most) * PIP_ROWS));
      const pips = Array.from({ length: PIP_ROWS }, (_, row) => {
        const [x, y] = [40 + place * 40, 204 - row * 30];
        const fill = row >= filled ? '#00000038' : plays === most ? lit : PAPER;
        return `<circle cx="${x}" cy="${y}" r="11" fill="${fill}"/>`;
      });
      return [...pips, letter(40 + place * 40, weekdayName(place).charAt(0), ink)];
    })
    .join('');
}

const sandTimer = ({ lit }: Ground): string =>
  `<g transform="translate(160 122) rotate(8)">${rect(-70, -104, 140, 22, EDGE, 8)}${rect(-70, -110, 140, 22, PAPER, 8)}${rect(-70, 88, 140, 22, EDGE, 8)}${rect(-70, 82, 140, 22, PAPER, 8)}
<path d="M-52-88h104c0 50-40 62-40 86s40 40 40 84H-52c0-44 40-60 40-84s-40-36-40-86z" fill="#ffffff40" stroke="${PAPER}" stroke-width="5"/>
<path d="M-37-50h74c-6 22-26 34-33 46h-8c-7-12-27-24-33-46z" fill="${lit}"/><path d="M-3-4h6v70h-6z" fill="${lit}"/><path d="M-46 80c4-22 24-36 46-36s42 14 46 36z" fill="${lit}"/></g>`;

/** Colours of pawns with their feet; the first is the red of 'I'm in'. */
const PAWNS: readonly (readonly [string, string])[] = [
  [RED, FOOT],
  [PAPER, EDGE],
  ['#2e9fc4', '#14627e'],
  ['#3d9e69', '#125231'],
  ['#e58a1f', '#8a4e17'],
  ['#a58ad8', '#4a2c86'],
  ['#6b7f82', '#30474b'],
];
const FRONT_ROW = 4;

/** Up to seven people: four in front, the others behind. */
function pawns(people: number): string {
  const shown = Math.min(PAWNS.length, Math.max(1, people));
  const front = Math.min(FRONT_ROW, shown);
  const row = (from: number, size: number, y: number, scale: number) =>
    Array.from({ length: size }, (_, place) => {
      const step = Math.min(74, 290 / size);
      const [colour = PAPER, shade = EDGE] = PAWNS[from + place] ?? [];
      return pawn(160 + (place - (size - 1) / 2) * step, y, scale, colour, shade);
    }).join('');
  return row(front, shown - front, 150, 1.9) + row(0, front, 222, shown === 1 ? 3.4 : 2.3);
}

const podium = ({ lit }: Ground): string =>
  `${rect(22, 172, 88, 52, EDGE)}${rect(22, 166, 88, 50, PAPER)}${rect(210, 188, 88, 36, EDGE)}${rect(210, 182, 88, 34, PAPER)}${rect(112, 134, 96, 90, EDGE)}${rect(112, 126, 96, 90, lit)}${pawn(160, 128, 2.1, RED, FOOT)}${pawn(66, 168, 1.5, PAPER, EDGE)}${pawn(254, 184, 1.5, '#6b7f82', '#30474b')}`;

const rivals = ({ lit }: Ground): string =>
  `${rect(166, 146, 116, 76, EDGE)}${rect(166, 138, 116, 76, lit)}${rect(38, 200, 116, 22, EDGE)}${rect(38, 192, 116, 22, PAPER)}${pawn(224, 140, 2.5, INK, '#00000080')}${pawn(96, 194, 2.5, RED, FOOT)}`;

/** Places of one to six dice, with their turns. */
const DICE: readonly (readonly (readonly [x: number, y: number, turn: number])[])[] = [
  [[100, 56, -8]],
  [
    [52, 72, -9],
    [176, 60, 7],
  ],
  [
    [30, 104, -8],
    [124, 34, 6],
    [212, 112, 10],
  ],
];
const ROW_STEP = 96;

/** A row of dice that count up to the number, at most six; the last one is lit. */
function dice(count: number, { lit }: Ground): string {
  const shown = Math.min(6, Math.max(1, count));
  const edgeOf = (isLast: boolean) => (isLast ? '#00000055' : EDGE);
  const places = DICE[shown - 1];
  return Array.from({ length: shown }, (_, place) => {
    const isLast = place === shown - 1;
    const [x, y, turn] = places?.[place] ?? [
      24 + (place % 3) * ROW_STEP,
      28 + Math.floor(place / 3) * ROW_STEP + (place % 2) * 8,
      (place % 2 === 0 ? -1 : 1) * (4 + place),
    ];
    const scale = shown === 1 ? 2 : shown === 2 ? 1.5 : 1.25;
    return die(place + 1, x, y, turn, isLast ? lit : PAPER, edgeOf(isLast), scale);
  }).join('');
}

const MAX_STEPS = 8;

/** As many stacks as the index, the first as high as it: the square that fits in is lit. */
function staircase(index: number, { lit }: Ground): string {
  const steps = Math.min(MAX_STEPS, Math.max(2, index));
  const size = Math.min(34, 200 / (steps + 1));
  const columns = steps + 2;
  const left = (DRAWING.width - columns * (size + 4)) / 2;
  return Array.from({ length: columns }, (_, column) => {
    const height = Math.max(1, Math.round(steps + 1 - column * (steps / columns) * (column < steps ? 0.2 : 1.05)));
    return Array.from({ length: Math.min(steps + 1, height) }, (_row, row) => {
      const isIn = column < steps && row < steps;
      return rect(left + column * (size + 4), 218 - (row + 1) * (size - 1), size, size - 4, isIn ? lit : PAPER, 4);
    }).join('');
  }).join('');
}

/** A round table from above, with a seat for each place. */
function table(places: number): string {
  const seats = Math.min(8, Math.max(3, places));
  const around = Array.from({ length: seats }, (_, place) => {
    const angle = (place / seats) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [160 + Math.cos(angle) * 102, 116 + Math.sin(angle) * 92];
    return `<circle cx="${x.toFixed(1)}" cy="${(y + 4).toFixed(1)}" r="20" fill="#00000033"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="20" fill="${place === 0 ? RED : EDGE}"/>`;
  }).join('');
  return `${around}<ellipse cx="160" cy="126" rx="84" ry="76" fill="${EDGE}"/><ellipse cx="160" cy="116" rx="84" ry="76" fill="${PAPER}"/>${die(5, 130, 88, -10, '#ffc53a', '#b97f0a', 1)}`;
}

/** The rating below its covers, in half steps. */
const ratingPips = (rating: number, { lit }: Ground): string =>
  Array.from({ length: 5 }, (_, place) => {
    const x = 72 + place * 44;
    const share = Math.min(1, Math.max(0, rating - place));
    const whole = `<circle cx="${x}" cy="210" r="15" fill="${share === 1 ? lit : '#00000038'}"/>`;
    return share > 0 && share < 1 ? `${whole}<path d="M${x} 195a15 15 0 0 0 0 30z" fill="${lit}"/>` : whole;
  }).join('');
