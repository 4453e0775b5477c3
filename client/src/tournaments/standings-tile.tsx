import { EllipsisVertical, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { t } from '#client/tournaments/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { useNightMutation } from '#client/nights/night-page/use-night-mutation.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { type Standing, standings } from '#shared/tournaments/standings.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { pointsText, tieBreakTexts } from '#shared/tournaments/tournament-text.ts';
import { changePlayer } from './api.ts';
import * as messages from './messages.ts';
import { tournamentState, type TournamentPlayerRow } from './tournament-state.ts';

const AddPlayerDialog = lazy(async () => ({ default: (await import('./add-player-dialog.tsx')).AddPlayerDialog }));

interface StandingsTileProps {
  eventId: number;
  tournament: Tournament;
  attendees: readonly Attendee[];
}

/** The standings, how they come about, and who joins or leaves. */
export function StandingsTile({ eventId, tournament, attendees }: StandingsTileProps) {
  const [leaving, setLeaving] = useState<TournamentPlayerRow | null>(null);
  const [adding, setAdding] = useState(false);
  const { mutate, isPending } = useNightMutation(eventId, changePlayer(eventId), {
    done: ({ players }, { playerId, isWithdrawn }) => {
      const name = players.find(({ id }) => id === playerId)?.name ?? '';
      return isWithdrawn ? messages.playerWithdrawn(name) : messages.playerBack(name);
    },
    failed: messages.notChanged,
  });
  const isElimination = tournament.format === 'elimination';
  const { isOver, drawn, total } = tournamentState(tournament);
  const hasLastRound = drawn > 0 && (isOver || drawn === total);
  return (
    <Tile as="section" pad="none" aria-labelledby="standings">
      <h3 id="standings" className="px-5 pt-4.5 pb-2 text-lg">
        {t('Standings')}
      </h3>
      <table className="w-full border-collapse text-sm" aria-labelledby="standings">
        <thead className="bg-tile-2 text-xs text-ink-2">
          <tr>
            <th scope="col" className="py-2 ps-5 text-start font-strong">
              <VisuallyHidden>{t('Place')}</VisuallyHidden>
            </th>
            <th scope="col" className="px-2 text-start font-strong">
              {t('Player')}
            </th>
            <th scope="col" className="px-1.5 text-end font-strong">
              {isElimination ? t('Won') : t('Points')}
            </th>
            {isElimination ? null : (
              <>
                <Abbreviated short={t('Opponents')} full={t('Strength of opponents')} />
                <Abbreviated short={t('Beaten')} full={t('Strength of those beaten')} />
              </>
            )}
            <th scope="col" className="pe-2">
              <VisuallyHidden>{t('Options')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {standings(tournament).map((row) => (
            <StandingRow
              key={row.player.id}
              row={row}
              isElimination={isElimination}
              isIn={isElimination && row.isIn && !isOver}
              onLeave={() => setLeaving(row.player)}
              onReturn={() => mutate({ playerId: row.player.id, isWithdrawn: false })}
            />
          ))}
        </tbody>
      </table>
      <div className="grid gap-3 px-5 py-4">
        <details className="text-sm">
          <summary className="min-h-7 font-strong text-petrol">{t('How places are decided')}</summary>
          <ol className="mt-2 list-decimal ps-5 text-ink-2">
            {tieBreakTexts(tournament.format).map(({ name, text }) => (
              <li key={name} className="mb-1">
                <b className="font-strong text-ink">{name}.</b> {text}
              </li>
            ))}
          </ol>
        </details>
        {isElimination ? (
          <p className="text-sm text-ink-2">{t('Nobody can join an elimination after its first round is drawn.')}</p>
        ) : hasLastRound ? null : (
          <p>
            <Button size="sm" icon={UserPlus} onClick={() => setAdding(true)}>
              {t('Add a Player')}
            </Button>
          </p>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={<bdi>{t('Does {name} leave?', { name: leaving?.name ?? '' })}</bdi>}
        description={t(
          'Results stay. An open match is won by the other player, and they are not paired again. You can take them in again later.',
        )}
        confirmLabel={t('Withdraw')}
        pending={isPending}
        onConfirm={() =>
          leaving && mutate({ playerId: leaving.id, isWithdrawn: true }, { onSuccess: () => setLeaving(null) })
        }
      />
      {adding ? (
        <Suspense>
          <AddPlayerDialog
            eventId={eventId}
            tournament={tournament}
            attendees={attendees}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </Tile>
  );
}

const Abbreviated = ({ short, full }: { short: string; full: string }) => (
  <th scope="col" className="px-1.5 text-end font-strong" title={full}>
    <span aria-hidden="true">{short}</span>
    <VisuallyHidden>{full}</VisuallyHidden>
  </th>
);

interface StandingRowProps {
  row: Standing<TournamentPlayerRow>;
  isElimination: boolean;
  /** Their place is open: they have lost no match of an elimination that goes on. */
  isIn: boolean;
  onLeave: () => void;
  onReturn: () => void;
}

function StandingRow({ row, isElimination, isIn, onLeave, onReturn }: StandingRowProps) {
  const { player, place, points, opponentsPoints, beatenPoints } = row;
  return (
    <tr className="border-t border-line">
      <td className="num py-1.5 ps-5 font-display text-md font-bold">{isIn ? '–' : place}</td>
      <th scope="row" className="px-2 py-1.5 text-start font-normal">
        <bdi className="font-strong wrap-anywhere">{player.name}</bdi>
        <span className="block text-xs text-ink-2">
          {player.isWithdrawn
            ? t('left')
            : isIn
              ? t('{record}, still in', { record: recordText(row) })
              : recordText(row)}
        </span>
      </th>
      <td className="num px-1.5 text-end font-strong">{pointsText(points)}</td>
      {isElimination ? null : (
        <>
          <td className="num px-1.5 text-end text-ink-2">{pointsText(opponentsPoints)}</td>
          <td className="num px-1.5 text-end text-ink-2">{pointsText(beatenPoints)}</td>
        </>
      )}
      <td className="w-10 pe-2 text-end">
        <DropdownMenu
          trigger={
            <IconButton icon={EllipsisVertical} label={t('Options for the player {name}', { name: player.name })} />
          }
        >
          {player.isWithdrawn ? (
            <MenuItem icon={UserPlus} onSelect={onReturn}>
              {t('Take In Again')}
            </MenuItem>
          ) : (
            <MenuItem icon={UserMinus} onSelect={onLeave}>
              {t('Withdraw...')}
            </MenuItem>
          )}
        </DropdownMenu>
      </td>
    </tr>
  );
}

/** '2 won, 1 drawn, 1 lost' */
function recordText({ wins, draws, losses }: Standing): string {
  const parts = [
    wins > 0 && t('{wins} won', { wins }),
    draws > 0 && t('{draws} drawn', { draws }),
    losses > 0 && t('{losses} lost', { losses }),
  ];
  return parts.filter((part) => part !== false).join(', ') || t('not played yet');
}
