import { and, eq, inArray } from 'drizzle-orm';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { mailOptOuts } from '#shared/schema/mails.ts';
import type { Database } from '#server/platform/database/database.ts';
import { stopMailsOfHost } from '#server/accounts/service.ts';
import { type AttendeeRow, getAttendee, updateAttendee, withNightLock } from '#server/nights/service.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';

/** Stop mails of one night or all mails of the host, or allow them again. */
export const MAIL_PREFERENCES = ['night', 'host', 'none'] as const;
export type MailPreference = (typeof MAIL_PREFERENCES)[number];

/**
 * Applies a guest's mail preference; idempotent. @param stop 'night' for this night, 'host' for everything from its
 * host, 'none' to receive mails again @throws Refusal not_found for a guest or night removed meanwhile
 */
export const stopMails = (db: Database, guest: AttendeeRow, stop: MailPreference): Promise<void> =>
  withNightLock(db, guest.eventId, async (tx, event) => {
    await getAttendee(tx, event.id, guest.id);
    const optOut = { userId: event.userId, email: recipientKey(guest.email) };
    if (stop === 'night' && guest.mutedAt === null) await updateAttendee(tx, guest.id, { mutedAt: new Date() });
    if (stop === 'host') await stopMailsOfHost(tx, event.userId, guest.email);
    if (stop === 'none') {
      await updateAttendee(tx, guest.id, { mutedAt: null });
      await tx
        .delete(mailOptOuts)
        .where(
          and(
            eq(mailOptOuts.userId, optOut.userId),
            inArray(mailOptOuts.email, [optOut.email, guest.email.toLowerCase()]),
          ),
        );
    }
    await publishEventChanged(tx, event.id);
  });
