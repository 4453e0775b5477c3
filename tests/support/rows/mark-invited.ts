import { eq } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import type { TestApp } from '../server/test-app.ts';

/** Marks all attendees as invited, without mails. */
export const markInvited = ({ services: { db } }: TestApp, eventId: number) =>
  db
    .update(eventAttendees)
    .set({ invitedAt: new Date(), contactAllowedAt: new Date() })
    .where(eq(eventAttendees.eventId, eventId));
