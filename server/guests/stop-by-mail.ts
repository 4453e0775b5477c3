import { eq } from 'drizzle-orm';
import { mails } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { stopMailsOfHost } from '#server/accounts/service.ts';
import { deleteRequestsOf, refuseAddress } from '#server/nights/service.ts';
import { declineHosting } from '#server/organizations/service.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';

/** A mail by the id in its stop link. Undefined if the account for which it was sent is deleted. */
export async function findMail(db: Connection, mailId: number) {
  const { userId, eventId, kind, to } = mails;
  const [row] = await db.select({ userId, eventId, kind, to }).from(mails).where(eq(mails.id, mailId));
  return row?.userId == null ? undefined : { ...row, userId: row.userId };
}

/**
 * Stops all mails of the host of a mail to its recipient, and withdraws what the mail asked for: to join, to host, or to
 * use a contact address. Idempotent; without effect if the host's account is deleted.
 */
export const stopByMail = (db: Database, mailId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const mail = await findMail(tx, mailId);
    if (!mail) return;
    const { userId, eventId, kind, to } = mail;
    const [host] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
    if (!host) return;
    await stopMailsOfHost(tx, userId, to);
    if (kind === 'host_invitation') await declineHosting(tx, userId, to);
    if (kind === 'confirm_sender') await refuseAddress(tx, userId, to);
    if (eventId === null) return;
    if (kind === 'join_confirmation') await deleteRequestsOf(tx, to, eventId);
    await publishEventChanged(tx, eventId);
  });
