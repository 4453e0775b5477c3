import type { EventStatus } from '#shared/enums.ts';
import { isOver } from '#shared/time/event-end.ts';

interface Night {
  status: EventStatus;
  date: Date;
  durationMinutes: number;
}

/** Days after its end during which the host is reminded to wrap a night up. */
const DAYS_REMINDED = 7;
const DAY_MS = 86_400_000;

/** A night can be wrapped up from its start on, also repeatedly; not without a date. */
export const canWrapUp = ({ status, date }: Night, now: Date): boolean =>
  status !== 'cancelled' && status !== 'finding_date' && date <= now;

/** Not wrapped up yet. */
export const waitsForWrapUp = (night: Night, now: Date): boolean => night.status === 'scheduled' && night.date <= now;

/** The latest past night, a few days old at most, that is not wrapped up. */
export function nightToWrapUp<N extends Night>(nights: readonly N[], now: Date): N | undefined {
  const since = new Date(now.getTime() - DAYS_REMINDED * DAY_MS);
  return nights
    .filter((night) => waitsForWrapUp(night, now) && isOver(night, now) && !isOver(night, since))
    .reduce<N | undefined>((latest, night) => (latest && latest.date >= night.date ? latest : night), undefined);
}
