import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gamesToHostQuery } from '#client/games/api.ts';
import type { Game } from '#shared/games/games-contract.ts';

/** The form of a night or a template. */
interface FormWithGames {
  getValues: (name: 'gameIds') => number[];
  setValue: (name: 'gameIds', ids: number[]) => void;
}

/**
 * The host's games. A chosen game that was removed since the form, its draft or the night was read leaves the form: it has no
 * chip to take it off, and the server refuses it. @param hostId an organization; null for the user's own
 */
export function usePresentGames({ getValues, setValue }: FormWithGames, hostId: number | null) {
  const games = useQuery(gamesToHostQuery(hostId));
  const { data, refetch } = games;
  useEffect(() => {
    if (!data || presentIn(data, getValues('gameIds')).length === getValues('gameIds').length) return;
    // The list may be older than the night or template.
    void refetch().then((fresh) => {
      if (fresh.isSuccess) setValue('gameIds', presentIn(fresh.data, getValues('gameIds')));
    });
  }, [data, refetch, getValues, setValue]);
  return games;
}

const presentIn = (games: readonly Game[], ids: readonly number[]): number[] =>
  ids.filter((id) => games.some((game) => game.id === id));
