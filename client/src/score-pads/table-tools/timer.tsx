import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import {
  clockText,
  gameTime,
  NEW_CLOCK,
  withNextTurn,
  paused,
  started,
  turnTime,
  playerTime,
  type TableClock,
} from './table-clock.ts';
import { TurnLimit } from './turn-limit.tsx';
import { useTableClock } from './use-table-clock.ts';
import { canVibrate } from './vibrate.ts';
import './timer.css';
import { t } from '#client/score-pads/words/words.ts';

interface TableTimerProps {
  players: readonly { key: string; name: string }[];
}

/** The table clock: time of the game, the turn and each player. */
export function TableTimer({ players }: TableTimerProps) {
  const { clock, limit, beeps, vibrates, isRunning, now, change, press } = useTableClock(players.map(({ key }) => key));
  const left = limit === null ? null : limit * 1000 - turnTime(clock, now);
  const isOver = left !== null && left <= 0;
  const inTurn = players.findIndex(({ key }) => key === clock.turn);
  const next = players[(inTurn + 1) % players.length]?.key ?? null;
  const hasRun = isRunning || clock.ran > 0;

  return (
    <div className="grid gap-4">
      <div
        className="group/face rounded-lg bg-rail px-3 pt-5 pb-3 text-center text-on-rail data-over:bg-bad-edge data-over:text-on-bad"
        data-over={isOver || undefined}
      >
        <p
          role="timer"
          aria-label={left === null ? t('Time of the game') : t('Left of the turn')}
          className="text-[length:clamp(3.75rem,22vw,7rem)] leading-none font-bold tabular-nums"
        >
          {left === null ? clockText(gameTime(clock, now)) : clockText(left, 'down')}
        </p>
        <p className="mt-1.5 text-on-rail-2 tabular-nums group-data-over/face:text-on-bad">
          {left === null ? t('Game time') : t('Game time {time}', { time: clockText(gameTime(clock, now)) })}
        </p>
        <p role="status" className="min-h-[1.5em] font-bold">
          {isOver ? t('Time is up') : ''}
        </p>
      </div>
      <div className="table-timer-buttons flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          size="lg"
          icon={isRunning ? Pause : Play}
          onClick={() => press(isRunning ? paused : started)}
        >
          {isRunning ? t('Pause') : hasRun ? t('Go On') : t('Start')}
        </Button>
        {limit === null && players.length < 2 ? null : (
          <Button
            size="lg"
            icon={SkipForward}
            onClick={() => press((before, at) => started(withNextTurn(before, next, at), at))}
          >
            {t('Next Turn')}
          </Button>
        )}
        <Button variant="ghost" icon={RotateCcw} disabled={!hasRun} onClick={() => press(() => NEW_CLOCK)}>
          {t('Start Over')}
        </Button>
      </div>
      {players.length > 1 ? (
        <PlayerClocks
          players={players}
          clock={clock}
          now={now}
          onPass={(key) => press((before, at) => started(withNextTurn(before, key, at), at))}
        />
      ) : null}
      <TurnLimit limit={limit} onChange={(seconds) => change({ limit: seconds })} />
      {limit === null ? null : (
        <div className="grid gap-3">
          <Checkbox
            label={t('Beep when a turn is over')}
            checked={beeps}
            onChange={({ target }) => change({ beeps: target.checked })}
          />
          {canVibrate() ? (
            <Checkbox
              label={t('Vibrate when a turn is over')}
              checked={vibrates}
              onChange={({ target }) => change({ vibrates: target.checked })}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}

interface PlayerClocksProps {
  players: readonly { key: string; name: string }[];
  clock: TableClock;
  /** Milliseconds since 1970. */
  now: number;
  /** Passes the turn to this player. */
  onPass: (playerKey: string) => void;
}

/** Time per player; pressing one passes the turn. */
function PlayerClocks({ players, clock, now, onPass }: PlayerClocksProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-2.5" aria-label={t('Turns')}>
      {players.map(({ key, name }) => (
        <li key={key}>
          <button
            className="flex min-h-14 w-full touch-manipulation items-center justify-between gap-2 rounded-md border border-line-strong bg-tile px-3.5 py-2 text-left font-strong shadow-ply aria-pressed:border-petrol aria-pressed:bg-petrol-tint aria-pressed:shadow-[inset_0_0_0_1px_var(--petrol)]"
            type="button"
            aria-pressed={clock.turn === key}
            onClick={() => onPass(key)}
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="num">{clockText(playerTime(clock, key, now))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
