import type { QueryClient } from '@tanstack/react-query';
import { gamesQuery } from '#client/entities/games/api.ts';
import { announcePlay } from '#client/entities/tiers/announce-play.tsx';
import { toast, type ToastMessage } from '#client/ui/toast.ts';
import type { Play } from '#shared/contracts/plays.ts';

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
