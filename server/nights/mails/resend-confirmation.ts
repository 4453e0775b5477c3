import { sql } from 'drizzle-orm';
import { senderAddresses } from '#shared/schema/mails.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { getEvent } from '../events-service.ts';
import { withOwnNightLock } from '../night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { refuseBeyondBudget } from '#server/platform/mails/remaining-budget.ts';
import { queueConfirmation, findUnconfirmedContact } from './request-confirmation.ts';

/**
 * Sends the confirmation mail for a night's contact address again. @throws Refusal not_found, contact_confirmed,
 * too_many_requests
 */
export const resendConfirmation = (db: Database, owner: Owner, eventId: number) =>
  withOwnNightLock(db, owner, eventId, async (tx) => {
    const found = await findUnconfirmedContact(tx, eventId);
    if (!found) throw new Refusal('contact_confirmed');
    const { email } = found;
    await refuseBeyondBudget(tx, owner, 'confirm_sender', [email]);
    const [row] = await tx
      .insert(senderAddresses)
      .values({ userId: owner.id, email })
      .onConflictDoUpdate({ target: [senderAddresses.userId, senderAddresses.email], set: { createdAt: sql`now()` } })
      .returning({ id: senderAddresses.id });
    if (row) await queueConfirmation(tx, owner.id, row.id, email);
    await publishEventChanged(tx, eventId);
    return getEvent(tx, owner, eventId);
  });
