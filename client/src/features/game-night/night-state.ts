import type { Event } from '#shared/contracts/events.ts';
import { isOver } from '#shared/rules/nights/event-end.ts';

/** The state of a night, which decides the available actions. */
export type NightState = 'coming' | 'over' | 'cancelled';

export function nightState(event: Pick<Event, 'status' | 'date' | 'durationMinutes'>, now: Date): NightState {
  if (event.status === 'cancelled') return 'cancelled';
  return isOver(event, now) ? 'over' : 'coming';
}
