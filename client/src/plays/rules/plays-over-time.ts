import { dayPartsOf, midnight, wallOf } from '#client/lib/reader-clock.ts';

export const TIME_UNITS = ['week', 'month', 'year'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** One bar of the chart. */
export interface TimeSlot {
  /** Its first day, at midnight in the reader's zone. */
  start: Date;
  plays: number;
  /** Number of marked plays. */
  marked: number;
}

const DAY_MS = 86_400_000;
const WEEKS_UP_TO_DAYS = 100;
const MONTHS_UP_TO = 60;
const MAX_YEARS = 100;

/** The first day of a moment's week (from Monday), month or year. */
export function slotStart(moment: Date, unit: TimeUnit): Date {
  const [year, month, day] = dayPartsOf(moment);
  if (unit === 'year') return midnight(year, 0, 1);
  if (unit === 'month') return midnight(year, month, 1);
  return midnight(year, month, day - ((wallOf(moment).getUTCDay() + 6) % 7));
}

const after = (start: Date, unit: TimeUnit): Date => {
  const [year, month, day] = dayPartsOf(start);
  if (unit === 'year') return midnight(year + 1, 0, 1);
  return unit === 'month' ? midnight(year, month + 1, 1) : midnight(year, month, day + 7);
};

/** Weeks for about three months, months for five years, else years. */
function unitFor(from: Date, to: Date): TimeUnit {
  if (to.getTime() - from.getTime() <= WEEKS_UP_TO_DAYS * DAY_MS) return 'week';
  const [[year, month], [firstYear, firstMonth]] = [dayPartsOf(to), dayPartsOf(from)];
  const months = (year - firstYear) * 12 + month - firstMonth;
  return months < MONTHS_UP_TO ? 'month' : 'year';
}

/**
 * Number of plays per week, month or year between `from` and `to`, inclusive; without `from`, since the first play of
 * the last hundred years. Includes empty slots. Empty if there is no play.
 */
export function playsOverTime<P extends { playedAt: Date }>(
  plays: readonly P[],
  span: { from: Date | null; to: Date },
  isMarked: (play: P) => boolean,
): { unit: TimeUnit; slots: TimeSlot[] } {
  if (plays.length === 0) return { unit: 'month', slots: [] };
  let [first, last] = [Infinity, span.to.getTime()];
  for (const { playedAt } of plays) {
    first = Math.min(first, playedAt.getTime());
    last = Math.max(last, playedAt.getTime());
  }
  const to = new Date(last);
  const earliest = midnight(dayPartsOf(to)[0] - MAX_YEARS + 1, 0, 1);
  const from = span.from ?? new Date(Math.max(first, earliest.getTime()));
  const unit = span.from === null && unitFor(from, to) === 'week' ? 'month' : unitFor(from, to);
  const slots = new Map<number, TimeSlot>();
  for (let start = slotStart(from, unit); start <= to; start = after(start, unit))
    slots.set(start.getTime(), { start, plays: 0, marked: 0 });
  // Plays are sorted by date, so most are in the slot of the previous one; computing dates in the reader's zone is slow.
  let slot: TimeSlot | undefined;
  let [begin, end] = [0, 0];
  for (const play of plays) {
    const time = play.playedAt.getTime();
    if (!(time >= begin && time < end)) {
      const start = slotStart(play.playedAt, unit);
      [begin, end] = [start.getTime(), after(start, unit).getTime()];
      slot = slots.get(begin);
    }
    if (!slot) continue;
    slot.plays += 1;
    if (isMarked(play)) slot.marked += 1;
  }
  return { unit, slots: [...slots.values()] };
}
