import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventGamesQuery, setEventGames } from '#client/features/game-nights/api.ts';
import { toast } from '#client/ui/toast.ts';
import * as messages from './messages.ts';
import { isSameList, type Putting } from './put-on-night.ts';

/** Sets the games of a night and offers to undo it, as long as nobody has changed them again. */
export function usePutOnNight(eventId: number) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...setEventGames,
    onError: (error) => toast(messages.putFailed(error)),
  });
  const undo = async (put: readonly number[], before: number[]) => {
    try {
      const now = await client.fetchQuery({ ...eventGamesQuery(eventId), staleTime: 0 });
      const isUntouched = isSameList(
        now.map(({ id }) => id),
        put,
      );
      if (!isUntouched) toast(messages.changedSince);
      else mutate({ id: eventId, gameIds: before }, { onSuccess: () => toast(messages.putBack) });
    } catch (error) {
      toast(messages.putFailed(error instanceof Error ? error : new Error(String(error))));
    }
  };
  const put = (gameIds: number[], plan: Putting['plan'], before: number[], done: () => void) =>
    mutate(
      { id: eventId, gameIds, plan },
      {
        onSuccess: (games) => {
          done();
          toast(messages.putOnNight(games.length, () => void undo(gameIds, before)));
        },
      },
    );
  return { put, isPending };
}
