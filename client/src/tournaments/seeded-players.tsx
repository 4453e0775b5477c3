import { Shuffle } from 'lucide-react';
import { t } from '#client/tournaments/words/words.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { useNightMutation } from '#client/nights/night-page/use-night-mutation.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { FORMAT_TEXTS } from '#shared/tournaments/tournament-text.ts';
import { drawRound } from './api.ts';
import * as messages from './messages.ts';

interface SeededPlayersProps {
  eventId: number;
  tournament: Tournament;
  onChange: () => void;
}

/** A tournament before its first round: the players by seed, and the button that draws. */
export function SeededPlayers({ eventId, tournament, onChange }: SeededPlayersProps) {
  const { mutate: draw, isPending } = useNightMutation(eventId, drawRound(eventId), { failed: messages.notDrawn });
  const byLot = tournament.seeding === 'by_lot';
  return (
    <Tile>
      <h3 className="text-lg">{byLot ? t('Seeds, drawn by lot') : t('Seeds')}</h3>
      <p className="mt-1 max-w-[70ch] text-sm text-ink-2">{FORMAT_TEXTS[tournament.format]}</p>
      <ol aria-label={t('Players by seed')} className="mt-3.5 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {tournament.players.map(({ id, seed, name }) => (
          <li key={id} className="flex min-w-0 items-center gap-2.5 rounded-md bg-tile-2 px-3 py-2">
            <span className="num w-6 flex-none text-end font-display text-lg font-bold">{seed}</span>
            <Avatar name={name} size="sm" />
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          </li>
        ))}
      </ol>
      <div className="mt-4.5 flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          icon={Shuffle}
          pending={isPending}
          pendingLabel={t('Drawing...')}
          onClick={() => draw(1)}
        >
          {t('Draw Round 1')}
        </Button>
        <Button onClick={onChange}>{t('Change the Set-Up')}</Button>
      </div>
    </Tile>
  );
}
