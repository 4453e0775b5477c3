import { isNotNull } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';

/**
 * Whether somebody on a list may know of the night: its host invited them, or they answered by themselves. A host puts
 * people on a list before the night is announced, so being on it tells a signed-in person nothing yet. Every query that
 * finds attendees by the e-mail of a signed-in person has this condition. What a restored file says does not count.
 */
export const isAskedOrJoined = isNotNull(eventAttendees.contactAllowedAt);
