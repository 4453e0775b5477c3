import type { Event } from '#shared/nights/events-contract.ts';
import { isOver } from '#shared/time/event-end.ts';

/** The state of a night, which decides the available actions. */
/** `finding`: guests choose the date. */
export type NightState = 'finding' | 'coming' | 'over' | 'cancelled';

export function nightState(event: Pick<Event, 'status' | 'date' | 'durationMinutes'>, now: Date): NightState {
  if (event.status === 'cancelled') return 'cancelled';
  if (event.status === 'finding_date') return 'finding';
  return isOver(event, now) ? 'over' : 'coming';
}
