import { lengthText } from './night-text.ts';
import { t } from '#client/nights/words/words.ts';

/** Offered durations in minutes. */
const OFFERED = [60, 90, 120, 150, 180, 210, 240, 270, 300, 360, 420, 480, 600, 720, 1440, 2880, 4320];

/** The duration options, including the event's own. */
export function durationOptions(minutes: unknown): { value: string; label: string }[] {
  const own = Number(minutes);
  const all = OFFERED.includes(own) || !Number.isInteger(own) || own <= 0 ? OFFERED : [...OFFERED, own];
  return all.toSorted((a, b) => a - b).map((length) => ({ value: String(length), label: labelOf(length) }));
}

function labelOf(minutes: number): string {
  const days = minutes / 1440;
  if (!Number.isInteger(days)) return lengthText(minutes);
  return t('{days, plural, one {# day} other {# days}}', { days });
}
