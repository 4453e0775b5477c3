import { queryOptions } from '@tanstack/react-query';
import { gameKeys } from '#client/entities/games/api.ts';
import { call } from '#client/lib/http.ts';
import { listMechanics } from '#shared/contracts/magic-picker.ts';

/** Mechanics of the owner's games, for moods; stale whenever the games are. */
export const mechanicsQuery = queryOptions({
  queryKey: [...gameKeys.all, 'mechanics'],
  queryFn: ({ signal }) => call(listMechanics, {}, signal),
});
