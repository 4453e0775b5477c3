import { BUILT_IN_SHEETS, ROUNDS_SHEET } from '#client/plays/score-sheets/built-in-sheets.ts';
import type { PadAct } from '#shared/shapes/pad-entry.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';

export const FOUR = ['Maya', 'Jonas', 'Priya', 'Tom'];
export const TEN = [...FOUR, 'Elif', 'Noor', 'Bartholomew-Alexander', 'Ida', 'Sam', 'Wu'];
const keyOf = (name: string) => `player-${name.toLowerCase()}`;

/** What a pad begins with. */
export interface TablePad {
  title: string;
  sheet: ScoreSheet;
  players: readonly string[];
  acts: readonly PadAct[];
}

export const score = (name: string, row: string, value: number): PadAct => ({
  kind: 'score',
  player: keyOf(name),
  row,
  value,
  on: [],
});

/** Everything that is on a pad, its players first. */
export const actsOf = ({ players, acts }: TablePad): PadAct[] => [
  ...players.map((name): PadAct => ({ kind: 'player', player: keyOf(name), name })),
  ...acts,
];

/** Two rounds and a half of Skull King. */
export const rounds = (players: readonly string[], acts: readonly PadAct[] = []): TablePad => ({
  title: 'Skull King',
  sheet: ROUNDS_SHEET,
  players,
  acts: [
    ...[1, 2].flatMap((round) =>
      players.map((name, index) => score(name, `round-${round}`, ((index * 7 + round * 13) % 40) - 5)),
    ),
    ...players.slice(0, 2).map((name, index) => score(name, 'round-3', 10 + index * 25)),
    { kind: 'start', player: keyOf(players[1] ?? '') },
    ...acts,
  ],
});

/** A sheet with many rows, four of which are filled. */
export function named(players: readonly string[]): TablePad {
  const known = BUILT_IN_SHEETS.find(({ rows }) => rows.length > 5) ?? ROUNDS_SHEET;
  const sheet = { name: known.name, outcome: known.outcome, rows: known.rows };
  const acts = sheet.rows
    .slice(0, 4)
    .flatMap(({ key }, line) => players.map((name, index) => score(name, key, ((line + 2) * (index + 3)) % 23)));
  return { title: known.name, sheet, players, acts };
}
