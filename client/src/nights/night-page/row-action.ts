import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { groupOf } from './attendee-list.ts';
import { canBeNudged } from './nudge-text.ts';
import type { NightState } from './night-state.ts';

/** The action beside an attendee who waits for the host; null without one. Seats are given until the night is over. */
export function rowAction(attendee: Attendee, state: NightState, now: Date): 'let in' | 'seat' | 'nudge' | null {
  const group = groupOf(attendee);
  if (group === 'asking') return state === 'cancelled' ? null : 'let in';
  if (group === 'waitlist') return state === 'coming' ? 'seat' : null;
  const isAsked = group === 'silent' && (state === 'coming' || state === 'finding');
  return isAsked && canBeNudged(attendee, now) ? 'nudge' : null;
}
