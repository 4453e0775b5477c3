import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { eventGamesQuery, setEventGames } from '#client/nights/api.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { titlesText } from './evening-text.ts';
import { type Plan, effectOnNight, isSameList } from './effect-on-night.ts';
import * as messages from './messages.ts';
import type { PlannedGame } from './evening-options.ts';
import { rich, t } from '#client/evening/words/words.ts';

interface PutOnNightProps {
  eventId: number;
  games: readonly PlannedGame[];
  /** The plan stored with the night. */
  saved: Plan;
  /** Called after saving. */
  onDone: () => void;
}

/** Puts the planned games on the night. If it has others, asks whether to keep them; can be undone. */
export function PutOnNight({ eventId, games, saved, onDone }: PutOnNightProps) {
  const { data: there } = useQuery(eventGamesQuery(eventId));
  const { put, isPending } = usePutOnNight(eventId);
  const [isConfirming, setConfirming] = useState(false);
  const before = there?.map(({ id }) => id) ?? [];
  const { planned, others, isDone, plan } = effectOnNight(games, before, saved);
  const othersText = titlesText(there?.filter(({ id }) => others.includes(id)).map(({ title }) => title) ?? []);
  const putting = (gameIds: number[]) => {
    setConfirming(false);
    put({ gameIds, plan }, { gameIds: before, plan: saved }, onDone);
  };
  return (
    <>
      <Button
        variant="act"
        icon={isDone ? Check : ListChecks}
        pending={isPending}
        pendingLabel={t('Putting...')}
        disabled={!there || plan.length === 0 || isDone}
        onClick={() => (others.length > 0 ? setConfirming(true) : putting(planned))}
      >
        {isDone && plan.length > 0 ? t('These Are on the Night') : t('Put These on the Night')}
      </Button>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        size="sm"
        title={others.length === 1 ? t('Keep the Other Game?') : t('Keep the Other Games?')}
        description={rich(
          '{count, plural, one {{titles} is on the night too, for guests to see and vote on.} other {{titles} are on the night too, for guests to see and vote on.}}',
          { count: others.length, titles: <bdi>{othersText}</bdi> },
        )}
        footer={
          <>
            <Button onClick={() => putting(planned)}>
              {others.length === 1 ? t('Take It Off') : t('Take Them Off')}
            </Button>
            <Button variant="primary" onClick={() => putting([...planned, ...others])}>
              {others.length === 1 ? t('Keep It Too') : t('Keep Them Too')}
            </Button>
          </>
        }
      />
    </>
  );
}

/** The games of a night by id, with the evening plan. */
interface OnNight {
  gameIds: number[];
  plan: Plan;
}

/** Sets the games of a night and offers undo, as long as nobody has changed them since. */
function usePutOnNight(eventId: number) {
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
