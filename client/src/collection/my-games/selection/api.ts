import { mutationOptions } from '@tanstack/react-query';
import { gameKeys, gamesQuery, listingMeta } from '#client/games/api.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { ApiError, call } from '#client/lib/http/http.ts';
import { downloadSelected } from '#shared/transfer/collection-export-contract.ts';
import { addEventGames } from '#shared/nights/events-contract.ts';
import { changeGames as contract, type BulkGameChange } from '#shared/games/change-many-games-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { changedGames } from './changed-games.ts';

interface ManyGames {
  games: readonly Game[];
  change: BulkGameChange;
  /** Called with the ids of the games that differ now, also if selecting has ended meanwhile. */
  done: (ids: number[]) => void;
}

/** Makes the same change to several games; the cached list shows it at once, and is refetched if it fails. */
export const changeGames = mutationOptions({
  mutationFn: async ({ games, change }: ManyGames) => {
    const { ids } = await call(contract, { body: { ids: games.map(({ id }) => id), change } });
    return ids;
  },
  onMutate: ({ games, change }, { client }) => {
    const ids = new Set(games.map(({ id }) => id));
    client.setQueryData(gamesQuery.queryKey, (listed) => {
      if (!listed) return listed;
      return change.kind === 'restore' ? [...listed, ...games] : changedGames(listed, ids, change);
    });
  },
  onSuccess: (ids, { done }) => done(ids),
  onSettled: (_ids, error, _sent, _before, { client }) => {
    if (error) void client.invalidateQueries({ queryKey: gameKeys.all });
  },
  meta: listingMeta,
});

/** Puts games on a night, after those that are on it. */
export const putOnNight = mutationOptions({
  mutationFn: ({ eventId, gameIds }: { eventId: number; gameIds: number[] }) =>
    call(addEventGames, { params: { id: eventId }, body: { gameIds } }),
  meta: { invalidates: [eventKeys.all] },
});

/** Long enough for the browser to start reading the file. */
const KEEP_MS = 60_000;

/** Downloads games as CSV. @throws ApiError */
export const exportGames = mutationOptions({
  mutationFn: async (gameIds: number[]) => {
    const response = await fetch(downloadSelected.path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: gameIds }),
    });
    if (!response.ok) throw new ApiError(response.status, await response.text());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = 'rollcall-games.csv';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
  },
});
