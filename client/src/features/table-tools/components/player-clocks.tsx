import { clockText, playerTime, type TableClock } from '../rules/table-clock.ts';

interface PlayerClocksProps {
  players: readonly { key: string; name: string }[];
  clock: TableClock;
  /** Milliseconds since 1970. */
  now: number;
  /** It is this player's turn now. */
  onPass: (playerKey: string) => void;
}

/** What each player has taken: a tap on somebody passes the turn on to them. */
export function PlayerClocks({ players, clock, now, onPass }: PlayerClocksProps) {
  return (
    <ul className="player-clocks" aria-label="Turns">
      {players.map(({ key, name }) => (
        <li key={key}>
          <button type="button" aria-pressed={clock.turn === key} onClick={() => onPass(key)}>
            <span className="player-clock-name">{name}</span>
            <span className="num">{clockText(playerTime(clock, key, now))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
