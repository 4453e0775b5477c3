import { isOver } from './event-end.ts';

interface Night {
  status: 'scheduled' | 'completed' | 'cancelled';
  date: Date;
  durationMinutes: number;
}

/** Days after its end for which the host of a night is reminded to wrap it up. */
const DAYS_REMINDED = 7;
const DAY_MS = 86_400_000;

/** From its beginning on a night can be wrapped up, at the table or the next morning; also again, for what was forgotten. */
export const canWrapUp = (night: Night, now: Date): boolean => night.status !== 'cancelled' && night.date <= now;

/** Nobody has said yet what was played. */
export const waitsForWrapUp = (night: Night, now: Date): boolean => night.status === 'scheduled' && night.date <= now;

/** The latest night that is over, a few days ago at most, and of which nobody has said yet what was played. */
export function nightToWrapUp<N extends Night>(nights: readonly N[], now: Date): N | undefined {
  const since = new Date(now.getTime() - DAYS_REMINDED * DAY_MS);
  return nights
    .filter((night) => waitsForWrapUp(night, now) && isOver(night, now) && !isOver(night, since))
    .reduce<N | undefined>((latest, night) => (latest && latest.date >= night.date ? latest : night), undefined);
}
