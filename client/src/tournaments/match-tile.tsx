import { clsx } from 'clsx';
import { Check, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { rich, t } from '#client/tournaments/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { newPadAddress } from '#client/lib/addresses.ts';
import { useNightMutation } from '#client/nights/night-page/use-night-mutation.ts';
import type { MatchResult } from '#shared/enums.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { seatTexts } from '#shared/tournaments/tournament-text.ts';
import { enterResult, recordPlay, type ResultToSend } from './api.ts';
import * as messages from './messages.ts';
import { hidden, MatchSeat } from './match-seat.tsx';
import { ScoreFields } from './score-fields.tsx';
import type { TournamentMatchRow } from './tournament-state.ts';

interface MatchTileProps {
  eventId: number;
  tournament: Tournament;
  match: TournamentMatchRow;
  canKeepScore: boolean;
  /** Nothing can be entered: the tournament is over. */
  isLocked: boolean;
}

/** A pairing with two seats: where wins are counted, a tap on one enters its win, a second tap clears it. */
export function MatchTile({ eventId, tournament, match, canKeepScore, isLocked }: MatchTileProps) {
  const { table, first, second, result, isWalkover } = match;
  const { mutate, isPending } = useNightMutation(eventId, enterResult(eventId), { failed: messages.notEntered });
  const [isScoring, setIsScoring] = useState(false);
  const enter = (sent: Omit<ResultToSend, 'matchId'>, onSuccess?: () => void) => {
    if (!isPending) mutate({ matchId: match.id, ...sent }, { ...(onSuccess && { onSuccess }) });
  };
  const tap = (tapped: MatchResult) => enter({ result: result === tapped ? null : tapped });
  const takesScores = tournament.scoring !== 'result';
  const seats = seatTexts(match);
  const playerOf = (id: number) => tournament.players.find((player) => player.id === id);
  const nameOf = (id: number) => playerOf(id)?.name ?? '';
  const seat = (id: number, which: 'first' | 'second') => (
    <MatchSeat
      player={playerOf(id)}
      table={table}
      text={seats?.[which === 'first' ? 0 : 1] ?? null}
      isWinner={result === which}
      isDraw={result === 'draw'}
      onTap={second === null || isLocked || takesScores ? null : () => tap(which)}
    />
  );
  if (second === null)
    return (
      <Tile as="li" pad="none" className="grid content-start gap-2 p-3.5">
        <TileHead table={table} text={t('Bye: a win without a game')} />
        {seat(first, 'first')}
      </Tile>
    );
  const isLastOfElimination = tournament.format === 'elimination';
  return (
    <Tile as="li" pad="none" className="grid content-start gap-2 p-3.5" aria-busy={isPending || undefined}>
      <TileHead table={table} text={isWalkover ? t('Won without a game') : result === null ? t('Open') : null} />
      {seat(first, 'first')}
      {isLastOfElimination || isLocked || takesScores ? null : (
        <button
          type="button"
          aria-pressed={result === 'draw'}
          className={clsx(
            'mx-auto -my-0.5 min-h-7 rounded-sm border px-4 text-xs font-strong pointer-coarse:min-h-9',
            result === 'draw'
              ? 'border-lamp-edge bg-lamp-tint text-ink'
              : 'border-line-strong bg-tile text-ink-2 hover:text-ink',
          )}
          onClick={() => tap('draw')}
        >
          {rich('Draw<hidden> at table {table}</hidden>', { table, hidden })}
        </button>
      )}
      {seat(second, 'second')}
      {isScoring ? (
        <ScoreFields
          match={match}
          names={[nameOf(first), nameOf(second)]}
          isPending={isPending}
          onSave={(scores) => enter({ scores }, () => setIsScoring(false))}
          onClose={() => setIsScoring(false)}
        />
      ) : (
        <TileFoot
          eventId={eventId}
          tournament={tournament}
          match={match}
          onScore={takesScores && !isLocked ? () => setIsScoring(true) : null}
          padAddress={
            canKeepScore && tournament.game !== null && result === null
              ? newPadAddress(
                  tournament.game.id,
                  [playerOf(first), playerOf(second)].flatMap((player) => player?.nameInPlays ?? []),
                )
              : null
          }
        />
      )}
    </Tile>
  );
}

function TileHead({ table, text }: { table: number; text: string | null }) {
  return (
    <p className="flex justify-between gap-3 text-xs text-ink-2">
      <b className="font-strong">{t('Table {table}', { table })}</b>
      {text === null ? null : <span>{text}</span>}
    </p>
  );
}

interface TileFootProps extends Omit<MatchTileProps, 'canKeepScore' | 'isLocked'> {
  /** Opens the fields for scores; null if wins are counted. */
  onScore: (() => void) | null;
  /** Of a score pad whose play decides the match; null if none does. */
  padAddress: string | null;
}

function TileFoot({ eventId, tournament, match, onScore, padAddress }: TileFootProps) {
  const { mutate, isPending } = useNightMutation(eventId, recordPlay(eventId), {
    done: () => messages.playRecorded,
    failed: messages.notRecorded,
  });
  const { result, isWalkover, playId, table, firstScore } = match;
  const canRecord = tournament.game !== null && result !== null && !isWalkover && playId === null;
  if (!canRecord && playId === null && onScore === null && padAddress === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {onScore === null ? null : (
        <Button size="sm" variant={result === null ? 'act' : 'neutral'} onClick={onScore}>
          {firstScore === null
            ? rich('Enter Scores<hidden> of table {table}</hidden>', { table, hidden })
            : rich('Correct Scores<hidden> of table {table}</hidden>', { table, hidden })}
        </Button>
      )}
      {padAddress === null ? null : (
        <Button size="sm" icon={NotebookPen} href={padAddress}>
          {rich('Keep Score<hidden> at table {table}</hidden>', { table, hidden })}
        </Button>
      )}
      {canRecord ? (
        <Button
          size="sm"
          variant="ghost"
          icon={NotebookPen}
          pending={isPending}
          pendingLabel={t('Recording...')}
          onClick={() => mutate(match.id)}
        >
          {rich('Record as Play<hidden> at table {table}</hidden>', { table, hidden })}
        </Button>
      ) : null}
      {playId === null ? null : (
        <span className="flex items-center gap-1.5 px-1 text-xs text-ink-2">
          <Check className="icon" aria-hidden="true" />
          {t('Recorded as a play')}
        </span>
      )}
    </div>
  );
}
