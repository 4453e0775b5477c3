import { type SQL, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema.ts';

/**
 * Whether somebody on a list may know of the night: its host invited them, or they answered by themselves. A host puts
 * people on a list before the night is announced, so being on it tells a signed-in person nothing yet. Every query that
 * finds attendees by the e-mail of a signed-in person has this condition.
 */
export const isAskedOrJoined: SQL<boolean> = sql<boolean>`(${eventAttendees.invitedAt} is not null or exists (
  select 1 from attendee_answers given where given.attendee_id = ${eventAttendees.id} and given.via <> 'host'))`;
