import { sql } from 'drizzle-orm';
import { eventGames, events } from '#shared/schema/nights.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { notifyChange } from '#server/platform/database/notify.ts';

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

/** The same for an owner's events ahead that have one of these games: their pages show its title, or that it is gone. */
export async function publishGamesChanged(tx: Transaction, userId: number, gameIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select ${notifyChange('event_changed', sql`id::text`)} from (
      select distinct ${events.id} from ${events} join ${eventGames} on ${eventGames.eventId} = ${events.id}
      where ${eventGames.gameId} = any(${sql.param([...gameIds])}::bigint[])
        and ${events.userId} = ${userId} and ${events.date} > now() - interval '1 day'
    ) ahead`);
}
