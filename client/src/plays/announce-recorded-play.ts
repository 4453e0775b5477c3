import type { QueryClient } from '@tanstack/react-query';
import { gamesQuery } from '#client/games/api.ts';
import { announcePlay } from '#client/games/share-evolution/announce-play.tsx';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { Play } from '#shared/plays/plays-contract.ts';

/**
 * Shows the toast for a new play; one that counts for an owned game may have reached a tier. The cached game list is
 * still the previous one.
 */
export function announceRecordedPlay(
  client: QueryClient,
  { gameId }: Play,
  counted: boolean,
  message: ToastMessage,
): void {
  const game = counted ? client.getQueryData(gamesQuery.queryKey)?.find(({ id }) => id === gameId) : undefined;
  if (game) announcePlay({ ...game, timesPlayed: game.timesPlayed + 1 }, message);
  else toast(message);
}
