import { clockText, playerTime, type TableClock } from './table-clock.ts';

interface PlayerClocksProps {
  players: readonly { key: string; name: string }[];
  clock: TableClock;
  /** Milliseconds since 1970. */
  now: number;
  /** Passes the turn to this player. */
  onPass: (playerKey: string) => void;
}

/** Time per player; pressing one passes the turn. */
export function PlayerClocks({ players, clock, now, onPass }: PlayerClocksProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-2.5" aria-label="Turns">
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
