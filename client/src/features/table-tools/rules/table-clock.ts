/**
 * A clock at the table: it counts the game, and whose turn it has been for how long. It holds moments rather than
 * ticks, so that a tab that slept, or was loaded anew, shows the same.
 */
export interface TableClock {
  /** Milliseconds that it ran before it was last started. */
  ran: number;
  /** When it was last started, in milliseconds since 1970; null while it stands still. */
  since: number | null;
  /** What it showed, in milliseconds, when the present turn began. */
  turnFrom: number;
  /** Key of the player whose turn it is; null when nobody says. */
  turn: string | null;
  /** Milliseconds of the turns that are over, by player. */
  used: Readonly<Record<string, number>>;
}

/** A clock that has not run yet. */
export const NEW_CLOCK: TableClock = { ran: 0, since: null, turnFrom: 0, turn: null, used: {} };

/** Milliseconds of the game. Never less than before: a device whose own clock is set back does not take time away. */
export const gameTime = ({ ran, since }: TableClock, now: number): number =>
  ran + (since === null ? 0 : Math.max(0, now - since));

/** Milliseconds of the present turn. */
export const turnTime = (clock: TableClock, now: number): number => gameTime(clock, now) - clock.turnFrom;

/** Milliseconds that a player has taken, the present turn with them. */
export const playerTime = (clock: TableClock, player: string, now: number): number =>
  (clock.used[player] ?? 0) + (clock.turn === player ? turnTime(clock, now) : 0);

/** The clock, running. */
export const started = (clock: TableClock, now: number): TableClock =>
  clock.since === null ? { ...clock, since: now } : clock;

/** The clock, standing still. */
export const paused = (clock: TableClock, now: number): TableClock => ({
  ...clock,
  ran: gameTime(clock, now),
  since: null,
});

/** The clock with a new turn, of a player or of nobody in particular. Whose turn was keeps the time taken. */
export function passedOn(clock: TableClock, player: string | null, now: number): TableClock {
  const used = clock.turn === null ? clock.used : { ...clock.used, [clock.turn]: playerTime(clock, clock.turn, now) };
  return { ...clock, used, turn: player, turnFrom: gameTime(clock, now) };
}

/**
 * A time as the display shows it: '4:05', '1:00:09'. What is left is shown to the second that it is in, so that a
 * minute begins as '1:00' and ends at '0:00'; below nothing it counts on with a minus.
 * @param milliseconds gone by, or left
 */
export function clockText(milliseconds: number, counts: 'up' | 'down' = 'up'): string {
  const seconds = counts === 'up' ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const all = Math.abs(seconds);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
  return seconds < 0 ? `−${text}` : text;
}
