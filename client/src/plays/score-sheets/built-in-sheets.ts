import type { OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { FAMILY_SHEETS } from './family-sheets.ts';
import type { BuiltInSheet } from './built-in-sheet.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { STRATEGY_SHEETS } from './strategy-sheets.ts';
import { t } from '#client/plays/words/words.ts';

/** One row per round, most points win: fits any game. */
export const ROUNDS_SHEET: ScoreSheet = { name: t('Round by round'), outcome: 'highest', rows: [] };

/** The same for games in which fewest points win. */
export const LOWEST_ROUNDS_SHEET: ScoreSheet = { name: t('Round by round, lowest wins'), outcome: 'lowest', rows: [] };

/** A game scored in rounds, in which fewest points win. */
const lowest = (bggId: number, gameTitle: string): BuiltInSheet => ({
  ...LOWEST_ROUNDS_SHEET,
  bggId,
  gameTitle,
  name: gameTitle,
});

/** The built-in sheets, each for one game of the catalogue. */
export const BUILT_IN_SHEETS: readonly BuiltInSheet[] = [
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

/** Whether a sheet belongs to exactly this game. */
function fitting(game: SheetedGame) {
  const key = titleKey(game.title);
  return (sheet: { gameTitle: string | null; bggId: number | null }) =>
    game.bggId !== null && sheet.bggId !== null
      ? sheet.bggId === game.bggId
      : sheet.gameTitle !== null && titleKey(sheet.gameTitle) === key;
}

/** The sheet of exactly this game, the owner's own before the built-in one; undefined if none. */
export const sheetFor = (game: SheetedGame, own: readonly OwnScoreSheet[]): ScoreSheet | undefined =>
  own.find(fitting(game)) ?? BUILT_IN_SHEETS.find(fitting(game));

/**
 * The sheets for a game, best first: the owner's own for it, their own for any game, the built-in one, and the two by
 * rounds. A sheet matches by BoardGameGeek id, otherwise by title, ignoring case and spaces.
 */
export function sheetsFor(game: SheetedGame, own: readonly OwnScoreSheet[]): readonly ScoreSheet[] {
  const fits = fitting(game);
  return [
    ...own.filter(fits),
    ...own.filter(({ gameTitle }) => gameTitle === null),
    ...BUILT_IN_SHEETS.filter(fits),
    ROUNDS_SHEET,
    LOWEST_ROUNDS_SHEET,
  ].map(({ name, outcome, rows }) => ({ name, outcome, rows }));
}
