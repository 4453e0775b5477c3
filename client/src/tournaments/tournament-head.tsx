import { EllipsisVertical, Settings2, Trash2, Trophy } from 'lucide-react';
import { useState } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { t } from '#client/tournaments/words/words.ts';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { useNightMutation } from '#client/nights/night-page/use-night-mutation.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { FORMAT_NAMES } from '#shared/tournaments/tournament-text.ts';
import { removeTournament } from './api.ts';
import * as messages from './messages.ts';

const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));

interface TournamentHeadProps {
  event: Event;
  tournament: Tournament;
  /** Opens the set-up, which can be changed until the first round. */
  onSetUp: () => void;
}

/** The heading of a tournament with its facts and its menu. */
export function TournamentHead({ event, tournament, onSetUp }: TournamentHeadProps) {
  const [open, setOpen] = useState<'settings' | 'deletion' | null>(null);
  const close = () => setOpen(null);
  const hasBegun = tournament.matches.length > 0;
  const { mutate: remove, isPending } = useNightMutation(event.id, removeTournament(event.id), {
    done: () => messages.tournamentDeleted,
    failed: messages.notDeleted,
  });
  const facts = [
    FORMAT_NAMES[tournament.format],
    tournament.game?.title,
    t('{count, plural, one {# player} other {# players}}', { count: tournament.players.length }),
  ].filter((fact) => fact !== undefined);
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-11 flex-none place-items-center rounded-lg bg-petrol-tint text-petrol">
        <Trophy className="icon text-xl" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id="tournament">{t('Tournament')}</h2>
        <p className="text-sm text-ink-2">
          {facts.map((fact, place) => (
            <span key={fact}>
              {place > 0 ? ' · ' : null}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      <DropdownMenu trigger={<IconButton icon={EllipsisVertical} label={t('Options for the tournament')} />}>
        <MenuItem icon={Settings2} onSelect={() => (hasBegun ? setOpen('settings') : onSetUp())}>
          {hasBegun ? t('Settings...') : t('Change the Set-Up...')}
        </MenuItem>
        <MenuItem icon={Trash2} tone="danger" onSelect={() => setOpen('deletion')}>
          {t('Delete Tournament...')}
        </MenuItem>
      </DropdownMenu>
      {open === 'settings' ? (
        <Suspense>
          <SettingsDialog eventId={event.id} tournament={tournament} onClose={close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={open === 'deletion'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('Delete this tournament?')}
        description={t(
          'All rounds and results go. Plays that you recorded stay in your log, and the event stays as it is.',
        )}
        confirmLabel={t('Delete Tournament')}
        pending={isPending}
        onConfirm={() => remove(undefined, { onSuccess: close })}
      />
    </div>
  );
}
