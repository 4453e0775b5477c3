import type { OwnScoreSheet } from '../../contracts/score-sheets.ts';
import { titleKey } from '../games/duplicate-title.ts';
import { FAMILY_SHEETS } from './family-sheets.ts';
import type { KnownSheet } from './known-sheet.ts';
import type { ScoreSheet } from './score-sheet.ts';
import { STRATEGY_SHEETS } from './strategy-sheets.ts';

/** A row for every round, and most points win: fits any game. */
export const ROUNDS_SHEET: ScoreSheet = { name: 'Round by round', outcome: 'highest', rows: [] };

/** Its twin for games in which points are to be avoided. */
export const LOWEST_ROUNDS_SHEET: ScoreSheet = { name: 'Round by round, lowest wins', outcome: 'lowest', rows: [] };

/** A game that is scored round by round, and fewest points win. */
const lowest = (bggId: number, gameTitle: string): KnownSheet => ({
  ...LOWEST_ROUNDS_SHEET,
  bggId,
  gameTitle,
  name: gameTitle,
});

/** The sheets that Rollcall brings along, each for the game of the catalogue that it names. */
export const KNOWN_SHEETS: readonly KnownSheet[] = [
  ...STRATEGY_SHEETS,
  ...FAMILY_SHEETS,
  lowest(204135, 'Skyjo'),
  lowest(432, 'Take 5'),
  lowest(6887, 'Hearts'),
  lowest(1472, 'Five Crowns'),
];

interface SheetedGame {
  title: string;
  bggId: number | null;
}

/** Whether a sheet is made for this very game. */
function fitting(game: SheetedGame) {
  const key = titleKey(game.title);
  return (sheet: { gameTitle: string | null; bggId: number | null }) =>
    game.bggId !== null && sheet.bggId !== null
      ? sheet.bggId === game.bggId
      : sheet.gameTitle !== null && titleKey(sheet.gameTitle) === key;
}

/** The sheet that is made for this very game, the owner's own before the known one; none where there is none. */
export const sheetFor = (game: SheetedGame, own: readonly OwnScoreSheet[]): ScoreSheet | undefined =>
  own.find(fitting(game)) ?? KNOWN_SHEETS.find(fitting(game));

/**
 * The sheets on which a game can be scored, best first: the owner's own for this game, their own for any game, the one
 * that is known for it, and last the two that go round by round. A sheet is for a game when both have the same
 * BoardGameGeek id, or else the same title but for case and spaces.
 */
export function sheetsFor(game: SheetedGame, own: readonly OwnScoreSheet[]): readonly ScoreSheet[] {
  const fits = fitting(game);
  return [
    ...own.filter(fits),
    ...own.filter(({ gameTitle }) => gameTitle === null),
    ...KNOWN_SHEETS.filter(fits),
    ROUNDS_SHEET,
    LOWEST_ROUNDS_SHEET,
  ].map(({ name, outcome, rows }) => ({ name, outcome, rows }));
}
