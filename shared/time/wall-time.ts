const WALL = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/;
/** Moments in these years have four-digit years in every zone. */
const [FIRST_YEAR, LAST_YEAR] = ['1001', '9998'];
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Whether a text is a known time zone, like 'Europe/Lisbon'. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Local times of one time zone. */
export class ZoneClock {
  readonly #format: Intl.DateTimeFormat;
  /** UTC offsets in minutes of the day before and the day after each day. */
  readonly #byDay = new Map<string, readonly [before: number, after: number]>();

  constructor(timeZone: string) {
    const part = '2-digit';
    this.#format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      // Unlike 'iso8601', it uses the proleptic calendar before 1582, like computers do.
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: part,
      day: part,
      hour: part,
      minute: part,
      second: part,
    });
  }

  /**
   * A local time ('2020-02-29 10:00:00', or a day alone, meaning noon) as ISO 8601 with offset; null if invalid. An
   * ambiguous time is the first, a skipped one uses the offset before the change.
   */
  isoOf(written: string): string | null {
    const parts = WALL.exec(written.trim());
    if (!parts) return null;
    const [, year = '', month = '', day = '', hour = '12', minute = '00', second = '00'] = parts;
    const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
    const time = Date.parse(`${wall}Z`);
    if (
      Number.isNaN(time) ||
      year < FIRST_YEAR ||
      year > LAST_YEAR ||
      new Date(time).toISOString().slice(0, 19) !== wall
    )
      return null;
    return wall + offsetText(this.#offsetAt(wall.slice(0, 10), time));
  }

  /** Minutes by which the zone is ahead of UTC at a moment. */
  offsetAt(moment: Date): number {
    const [before, after] = this.#offsetsAround(moment.toISOString().slice(0, 10));
    return before === after ? before : this.#offset(moment.getTime());
  }

  /** The local time of a moment as if it were UTC, so that its parts are read by `getUTC…`. */
  wallOf(moment: Date): Date {
    return new Date(moment.getTime() + this.offsetAt(moment) * MINUTE_MS);
  }

  #offsetAt(day: string, wallTime: number): number {
    const [before, after] = this.#offsetsAround(day);
    if (before === after) return before;
    if (this.#offset(wallTime - before * MINUTE_MS) === before) return before;
    return this.#offset(wallTime - after * MINUTE_MS) === after ? after : before;
  }

  #offsetsAround(day: string): readonly [number, number] {
    const known = this.#byDay.get(day);
    if (known) return known;
    const start = Date.parse(`${day}T00:00:00Z`);
    const found = [this.#offset(start - DAY_MS), this.#offset(start + 2 * DAY_MS)] as const;
    this.#byDay.set(day, found);
    return found;
  }

  /** UTC offset in minutes at a moment. */
  #offset(time: number): number {
    const parts = Object.fromEntries(this.#format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const wall = new Date(0);
    wall.setUTCFullYear(year, month - 1, day);
    wall.setUTCHours(hour, minute, second);
    return Math.round((wall.getTime() - time) / MINUTE_MS);
  }
}

/** The offset of an ISO 8601 text in minutes, '…-08:00'; null if it has none or is in UTC. */
export function offsetIn(iso: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(iso) ?? [];
  return sign === undefined ? null : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function offsetText(minutes: number): string {
  const absolute = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(absolute / 60))}:${two(absolute % 60)}`;
}
