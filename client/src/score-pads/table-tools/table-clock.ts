/**
 * A game clock with the turn times of players. Stores moments instead of ticks, so that sleeping and reloaded tabs show
 * the same.
 */
export interface TableClock {
  /** Milliseconds before the last start. */
  ran: number;
  /** Time of the last start in milliseconds since 1970; null while paused. */
  since: number | null;
  /** The clock's milliseconds at the start of the turn. */
  turnFrom: number;
  /** Key of the player whose turn it is; null if unknown. */
  turn: string | null;
  /** Milliseconds of finished turns by player. */
  used: Readonly<Record<string, number>>;
}

/** A clock that has not started. */
export const NEW_CLOCK: TableClock = { ran: 0, since: null, turnFrom: 0, turn: null, used: {} };

/** Milliseconds of the game. Never decreases, even if the device's clock is set back. */
export const gameTime = ({ ran, since }: TableClock, now: number): number =>
  ran + (since === null ? 0 : Math.max(0, now - since));

/** Milliseconds of the present turn. */
export const turnTime = (clock: TableClock, now: number): number => gameTime(clock, now) - clock.turnFrom;

/** Milliseconds used by a player, including the present turn. */
export const playerTime = (clock: TableClock, player: string, now: number): number =>
  (clock.used[player] ?? 0) + (clock.turn === player ? turnTime(clock, now) : 0);

/** Starts the clock. */
export const started = (clock: TableClock, now: number): TableClock =>
  clock.since === null ? { ...clock, since: now } : clock;

/** Pauses the clock. */
export const paused = (clock: TableClock, now: number): TableClock => ({
  ...clock,
  ran: gameTime(clock, now),
  since: null,
});

/** Starts a new turn, of a player or none. The previous player keeps the time used. */
export function withNextTurn(clock: TableClock, player: string | null, now: number): TableClock {
  const used = clock.turn === null ? clock.used : { ...clock.used, [clock.turn]: playerTime(clock, clock.turn, now) };
  return { ...clock, used, turn: player, turnFrom: gameTime(clock, now) };
}

/**
 * A time for display: '4:05', '1:00:09'. Remaining time is rounded up, so that a minute starts as '1:00' and ends at
 * '0:00'; negative below zero. @param milliseconds elapsed or remaining
 */
export function clockText(milliseconds: number, counts: 'up' | 'down' = 'up'): string {
  const seconds = counts === 'up' ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const all = Math.abs(seconds);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
  return seconds < 0 ? `−${text}` : text;
}
