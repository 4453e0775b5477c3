import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/database.ts';
import { notifyChange } from '#server/database/notify.ts';

/** Notifies all servers, after the commit, that an event, its attendees or its mails have changed. */
export async function publishEventChanged(tx: Transaction, eventId: number): Promise<void> {
  await publishEventsChanged(tx, [eventId]);
}

/** The same for several events. */
export async function publishEventsChanged(tx: Transaction, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length === 0) return;
  await tx.execute(sql`
    select ${notifyChange('event_changed', sql`id::text`)} from unnest(${sql.param([...eventIds])}::bigint[]) id`);
}
