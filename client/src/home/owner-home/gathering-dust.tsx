import { wholeText } from '#client/lib/number-text.ts';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'wouter';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { Home } from '#shared/home/home-contract.ts';
import { bestWithText } from '#shared/games/player-counts.ts';
import { putOnNight } from './api.ts';
import { timeUnplayedText } from './time-unplayed-text.ts';
import { HomeRow } from './home-row.tsx';
import { t } from '#client/home/words/words.ts';

/** Games not played for long, those suiting the next night first; one press adds a game to it. */
export function GatheringDust({ home: { dust, dusty, night } }: { home: Home }) {
  const { mutate, isPending } = useMutation({
    ...putOnNight,
    onSuccess: (_games, { gameId }) =>
      toast(isOnNight(dust.find(({ id }) => id === gameId)?.title ?? t('The game'), night?.title ?? t('the night'))),
    onError: (error) => toast(limitMessageOr(putOnNightFailed, error)),
  });
  return (
    <Tile as="section" aria-labelledby="gathering-dust">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 id="gathering-dust">
          {dusty > dust.length ? t('Gathering dust ({count})', { count: wholeText(dusty) }) : t('Gathering dust')}
        </h2>
        {dusty > dust.length ? (
          <Link href="/my-games?sort=lastPlayed&order=reversed" className="link -my-0.5 inline-block py-0.5 text-sm">
            {t('Oldest play first')}
          </Link>
        ) : null}
      </div>
      {dust.length === 0 ? (
        <p className="text-ink-2">{t('Nothing. No game has waited for half a year.')}</p>
      ) : (
        <ul>
          {dust.map((game) => (
            <HomeRow
              key={game.id}
              game={game}
              end={
                night && !night.games.some(({ id }) => id === game.id) ? (
                  <IconButton
                    className="relative z-1 shadow-[inset_0_0_0_1px_var(--line-strong)]"
                    icon={CalendarPlus}
                    label={t('Put {title} on {night}', { title: game.title, night: night.title })}
                    disabled={isPending}
                    onClick={() => mutate({ eventId: night.id, gameId: game.id })}
                  />
                ) : null
              }
            >
              <small className="block text-xs wrap-anywhere text-ink-2">
                {[timeUnplayedText(game, new Date()), bestWithText(game.bestPlayers)]
                  .filter((text) => text !== null)
                  .join(' · ')}
              </small>
            </HomeRow>
          ))}
        </ul>
      )}
    </Tile>
  );
}

const isOnNight = (title: string, night: string): ToastMessage => ({
  title: t('Put on the Night'),
  description: t('{title} is on {night}.', { title, night }),
  icon: CalendarPlus,
});

const putOnNightFailed: ToastMessage = {
  title: t('Error'),
  description: t('Failed to put the game on the night. Please try again.'),
  variant: 'destructive',
};
