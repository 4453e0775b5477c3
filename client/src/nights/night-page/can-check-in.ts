import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { isAboutToStart } from './is-about-to-start.ts';

type Guest = Pick<Attendee, 'placeInLine' | 'awaitsApproval'>;

/** Whether check-in is offered: when the night is near, and not on the waitlist or awaiting approval. */
export const canCheckIn = ({ placeInLine, awaitsApproval }: Guest, begins: Date, now: Date): boolean =>
  placeInLine === null && !awaitsApproval && isAboutToStart(begins, now);
