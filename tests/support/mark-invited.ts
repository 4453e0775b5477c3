import { eq } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import type { TestApp } from './test-app.ts';

/** Counts everybody on the list of an event as invited, without a mail to any of them. */
export const markInvited = ({ services: { db } }: TestApp, eventId: number) =>
  db
    .update(eventAttendees)
    .set({ invitedAt: new Date(), contactAllowedAt: new Date() })
    .where(eq(eventAttendees.eventId, eventId));
