import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import { listMechanics, type GameMechanics } from '#shared/games/mechanics-contract.ts';
import { gameKeys } from './api.ts';

/** Mechanics of the owner's games; stale whenever the games are. */
export const mechanicsQuery = queryOptions({
  queryKey: [...gameKeys.all, 'mechanics'],
  queryFn: ({ signal }) => call(listMechanics, {}, signal),
});

const byGame = (list: GameMechanics[]): ReadonlyMap<number, ReadonlySet<string>> =>
  new Map(list.map(({ gameId, mechanics }) => [gameId, new Set(mechanics)]));

/** Mechanics by game id, for filters; undefined until they are loaded. @param isWanted loads them */
export const useMechanics = (isWanted: boolean) =>
  useQuery({ ...mechanicsQuery, select: byGame, enabled: isWanted }).data;
