import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { eventsQuery } from '#client/nights/api.ts';
import { whenText } from '#client/nights/night-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { isOver } from '#shared/time/event-end.ts';
import { putOnNight } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/collection/words/words.ts';

/** Puts the chosen games on a coming night. */
export function NightDialog({ games, onClose }: { games: readonly Game[]; onClose: () => void }) {
  const { data: events, isError, isFetching, refetch } = useQuery(eventsQuery(null));
  const [now] = useState(() => new Date());
  const [chosen, setChosen] = useState<string | null>(null);
  const coming = events?.filter((event) => event.status !== 'cancelled' && !isOver(event, now)) ?? [];
  const night = coming.find(({ id }) => String(id) === chosen);
  const { mutate, isPending } = useMutation({
    ...putOnNight,
    onSuccess: () => {
      if (night) toast(messages.putOnNight(games.length, night.title));
      onClose();
    },
    onError: (error) => toast(messages.failed(error)),
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      title={t('Add to a Night')}
      description={t(
        '{count, plural, one {# game, after those that are on it already.} other {# games, after those that are on it already.}}',
        { count: games.length },
      )}
      footer={
        coming.length === 0 ? undefined : (
          <DialogButtons
            onCancel={onClose}
            cancelDisabled={isPending}
            disabled={!night}
            pending={isPending}
            pendingLabel={t('Adding...')}
            onClick={() => night && mutate({ eventId: night.id, gameIds: games.map(({ id }) => id) })}
          >
            {t('Add to Night')}
          </DialogButtons>
        )
      }
    >
      {events === undefined && isError ? (
        <LoadFailed title={t('Your nights could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
          {t('Check your connection, then try again.')}
        </LoadFailed>
      ) : events === undefined ? (
        <Loading label={t('Loading nights...')}>
          <Skeleton className="h-32" />
        </Loading>
      ) : coming.length === 0 ? (
        <EmptyState
          size="sm"
          level={3}
          title={t('No coming night')}
          action={
            <Button icon={CalendarPlus} href="/game-nights">
              {t('Plan a Night')}
            </Button>
          }
        >
          {t('Plan one first, then choose the games again.')}
        </EmptyState>
      ) : (
        <RadioCards
          legend={t('Night')}
          hideLegend
          columns={1}
          options={coming.map(({ id, title, date, timeZone }) => ({
            value: String(id),
            label: title,
            description: whenText(date, timeZone, now),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
