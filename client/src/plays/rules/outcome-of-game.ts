import type { DecidedGame } from '#shared/games/popular-games-contract.ts';
import type { OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { sheetFor } from '../score-sheets/built-in-sheets.ts';

/** The game of a new play. */
export interface GameOfOutcome {
  id: number | null;
  title: string;
  bggId: number | null;
}

interface Known {
  ownSheets: readonly OwnScoreSheet[];
  /** Outcome types from the catalogue. */
  decided: readonly DecidedGame[];
  /** Latest first. */
  plays: readonly { gameId: number | null; gameTitle: string; outcome: PlayOutcome }[];
}

/** A game's outcome type: of its score sheet, else of the catalogue, else of its last play, else highest score. */
export function outcomeOfGame(game: GameOfOutcome, { ownSheets, decided, plays }: Known): PlayOutcome {
  const key = titleKey(game.title);
  const ofCatalogue =
    decided.find(({ bggId }) => bggId === game.bggId) ??
    (game.bggId === null ? decided.find(({ title }) => titleKey(title) === key) : undefined);
  const lastTime = plays.find(
    ({ gameId, gameTitle }) => (gameId !== null && gameId === game.id) || titleKey(gameTitle) === key,
  );
  return sheetFor(game, ownSheets)?.outcome ?? ofCatalogue?.outcome ?? lastTime?.outcome ?? 'highest';
}
