import { useQuery } from '@tanstack/react-query';
import { Dices, Hourglass, ListPlus, NotebookPen, Users } from 'lucide-react';
import { useState } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { eventGamesQuery } from '../../api.ts';
import { newPadAddress } from '#client/lib/addresses.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { SectionFailed } from '#client/ui/states/section-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { durationText } from '#shared/text/duration-text.ts';
import type { Plan } from '#shared/enums.ts';
import './night-games.css';
import { t } from '#client/nights/words/words.ts';

const GamesDialog = lazy(async () => ({ default: (await import('./games-dialog.tsx')).GamesDialog }));

interface NightGamesProps {
  eventId: number;
  plan: Plan;
  /** The list can be changed. */
  editable: boolean;
  /** Offers to keep score. */
  playing: boolean;
  open: boolean;
}

/** The games, in the host's order. */
export function NightGames({ eventId, plan, editable, playing, open }: NightGamesProps) {
  const { data: games, isError, isFetching, refetch } = useQuery(eventGamesQuery(eventId));
  const [choosing, setChoosing] = useState(false);
  const choose = (
    <Button size="sm" icon={ListPlus} onClick={() => setChoosing(true)}>
      {t('Choose Games')}
    </Button>
  );
  return (
    <Disclosure
      icon={Dices}
      title={t('Games')}
      {...(games && {
        side:
          games.length === 0
            ? t('None yet')
            : t('{count, plural, one {# game} other {# games}}', { count: games.length }),
      })}
      open={open}
    >
      {games && games.length > 0 ? (
        <ol className="night-game-list mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2">
          {games.map((game) => (
            <li key={game.id} className="flex min-w-0 items-center gap-3 rounded-md bg-tile-2 p-2.5">
              <GameCover
                title={game.title}
                category={game.category}
                imageUrl={game.imageUrl}
                className="aspect-square w-14 flex-none rounded-sm"
              />
              <div className="min-w-0 flex-1">
                <b className="block leading-snug font-strong wrap-anywhere" dir="auto">
                  {game.title}
                </b>
                <ul className="night-game-facts mt-0.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-sm text-ink-2">
                  <li className="flex items-center gap-1.25">
                    <Users className="icon" aria-hidden="true" />
                    <VisuallyHidden>{t('Players')}</VisuallyHidden> {game.players}
                  </li>
                  <li className="flex items-center gap-1.25">
                    <Hourglass className="icon" aria-hidden="true" />
                    <VisuallyHidden>{t('Duration')}</VisuallyHidden> {durationText(game.duration)}
                  </li>
                </ul>
              </div>
              {playing ? (
                <IconButton
                  icon={NotebookPen}
                  label={t('Keep Score at the Table: {game}', { game: game.title })}
                  href={newPadAddress(game.id)}
                />
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
      {editable && games && games.length > 0 ? <p className="mt-3.5 flex flex-wrap gap-2">{choose}</p> : null}
      {games?.length === 0 ? (
        <EmptyState size="sm" level={3} title={t('Nothing on the table yet')} action={editable ? choose : undefined}>
          {editable
            ? t('Games from your collection can go on this event, in the order you would bring them out.')
            : t('No game had been chosen.')}
        </EmptyState>
      ) : null}
      {!games && isError ? (
        <SectionFailed
          title={t('The games could not be loaded')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!games && !isError ? (
        <Loading label={t('Loading games...')} className="night-game-list mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Skeleton className="h-19" />
          <Skeleton className="h-19" />
        </Loading>
      ) : null}
      {choosing && games ? (
        <Suspense>
          <GamesDialog eventId={eventId} plan={plan} chosen={games} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
