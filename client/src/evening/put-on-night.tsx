import { useQuery } from '@tanstack/react-query';
import { Check, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { eventGamesQuery } from '#client/nights/api.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { titlesText } from './evening-text.ts';
import { type Plan, effectOnNight } from './effect-on-night.ts';
import { usePutOnNight } from './use-put-on-night.ts';
import type { PlannedGame } from './evening-options.ts';

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
        pendingLabel="Putting..."
        disabled={!there || plan.length === 0 || isDone}
        onClick={() => (others.length > 0 ? setConfirming(true) : putting(planned))}
      >
        {isDone && plan.length > 0 ? 'These Are on the Night' : 'Put These on the Night'}
      </Button>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        size="sm"
        title={others.length === 1 ? 'Keep the Other Game?' : 'Keep the Other Games?'}
        description={
          <>
            <bdi>{othersText}</bdi> {others.length === 1 ? 'is' : 'are'} on the night too, for guests to see and vote
            on.
          </>
        }
        footer={
          <>
            <Button onClick={() => putting(planned)}>{others.length === 1 ? 'Take It Off' : 'Take Them Off'}</Button>
            <Button variant="primary" onClick={() => putting([...planned, ...others])}>
              {others.length === 1 ? 'Keep It Too' : 'Keep Them Too'}
            </Button>
          </>
        }
      />
    </>
  );
}
