import { isNotNull } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';

/**
 * Whether an attendee may know of the night: the host invited them, or they answered on their own. Hosts prepare lists
 * before announcing a night, so being on the list is not enough. Every query that finds attendees by a signed-in user's
 * e-mail has this condition. Data of restored files does not count.
 */
export const isInvitedOrJoined = isNotNull(eventAttendees.contactAllowedAt);
