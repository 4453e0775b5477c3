import type { DecidedGame } from '#shared/contracts/popular-games.ts';
import type { OwnScoreSheet } from '#shared/contracts/score-sheets.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { sheetFor } from '#shared/rules/score-pad/known-sheets.ts';

/** A game of which a play is to be written down. */
export interface GameToDecide {
  id: number | null;
  title: string;
  bggId: number | null;
}

interface Known {
  ownSheets: readonly OwnScoreSheet[];
  /** What the catalogue says. */
  decided: readonly DecidedGame[];
  /** The latest first. */
  plays: readonly { gameId: number | null; gameTitle: string; outcome: PlayOutcome }[];
}

/**
 * How a game is decided: by the score sheet that is made for it, else as the catalogue says, else as it was the last time;
 * where nothing is known, the highest score wins.
 */
export function howDecided(game: GameToDecide, { ownSheets, decided, plays }: Known): PlayOutcome {
  const key = titleKey(game.title);
  const ofCatalogue =
    decided.find(({ bggId }) => bggId === game.bggId) ??
    (game.bggId === null ? decided.find(({ title }) => titleKey(title) === key) : undefined);
  const lastTime = plays.find(
    ({ gameId, gameTitle }) => (gameId !== null && gameId === game.id) || titleKey(gameTitle) === key,
  );
  return sheetFor(game, ownSheets)?.outcome ?? ofCatalogue?.outcome ?? lastTime?.outcome ?? 'highest';
}
