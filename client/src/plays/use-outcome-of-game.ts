import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { gamesQuery } from '#client/games/api.ts';
import { playsQuery, type PlayedGame } from './api.ts';
import { decidedGamesQuery } from '#client/games/popular-games/api.ts';
import { ownSheetsQuery } from './score-sheets/api.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import { outcomeOfGame } from './rules/outcome-of-game.ts';

const NONE: readonly never[] = [];

/** Whether nothing that decides a game's outcome type is still on its way. Offline, what is there is all there will be. */
export function useKnowsOutcome(): boolean {
  const { isLoading: waitsForPlays } = useQuery(playsQuery);
  const { isLoading: waitsForSheets } = useQuery(ownSheetsQuery);
  const { isLoading: waitsForCatalogue } = useQuery(decidedGamesQuery);
  return !waitsForPlays && !waitsForSheets && !waitsForCatalogue;
}

/** A game's outcome type from the available data; unavailable data (offline) is skipped. */
export function useOutcomeOfGame(): (game: PlayedGame) => PlayOutcome {
  const { data: games } = useQuery(gamesQuery);
  const { data: plays = NONE } = useQuery(playsQuery);
  const { data: ownSheets = NONE } = useQuery(ownSheetsQuery);
  const { data: decided = NONE } = useQuery(decidedGamesQuery);
  return useCallback(
    (game) => {
      const givenId = 'bggId' in game ? (game.bggId ?? null) : null;
      const bggId = games?.find(({ id }) => id === game.id)?.bggId ?? givenId;
      return outcomeOfGame({ id: game.id, title: game.title, bggId }, { ownSheets, decided, plays });
    },
    [games, plays, ownSheets, decided],
  );
}
