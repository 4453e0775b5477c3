import type { Attendee } from '#shared/contracts/attendees.ts';
import { tableIsNear } from './table-is-near.ts';

type Guest = Pick<Attendee, 'placeInLine' | 'awaitsApproval'>;

/** Whether somebody is offered to be checked in: when the night is near, and not while they wait for a seat or the host's yes. */
export const canCheckIn = ({ placeInLine, awaitsApproval }: Guest, begins: Date, now: Date): boolean =>
  placeInLine === null && !awaitsApproval && tableIsNear(begins, now);
