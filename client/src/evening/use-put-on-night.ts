import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventGamesQuery, setEventGames } from '#client/nights/api.ts';
import { toast } from '#client/ui/layers/toast.ts';
import * as messages from './messages.ts';
import { isSameList, type Plan } from './effect-on-night.ts';

/** The games of a night by id, with the evening plan. */
interface OnNight {
  gameIds: number[];
  plan: Plan;
}

/** Sets the games of a night and offers undo, as long as nobody has changed them since. */
export function usePutOnNight(eventId: number) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...setEventGames,
    onError: (error) => toast(messages.putFailed(error)),
  });
  const undo = async (put: readonly number[], before: OnNight) => {
    try {
      const now = await client.fetchQuery({ ...eventGamesQuery(eventId), staleTime: 0 });
      const isUntouched = isSameList(
        now.map(({ id }) => id),
        put,
      );
      if (!isUntouched) toast(messages.changedSince);
      else mutate({ id: eventId, ...before }, { onSuccess: () => toast(messages.planRestored) });
    } catch (error) {
      toast(messages.putFailed(error instanceof Error ? error : new Error(String(error))));
    }
  };
  const put = (putting: OnNight, before: OnNight, done: () => void) =>
    mutate(
      { id: eventId, ...putting },
      {
        onSuccess: (games) => {
          done();
          toast(messages.putOnNight(games.length, () => void undo(putting.gameIds, before)));
        },
      },
    );
  return { put, isPending };
}
