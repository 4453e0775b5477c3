import { and, asc, count, eq, gt, inArray, isNull, min, ne, sql } from 'drizzle-orm';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import type { NewsKind } from '#shared/enums.ts';
import { WAITING_NEWS, type WaitingMails, type WaitingNews } from '#shared/nights/waiting-mails-contract.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { MAILS_WAITING } from '#server/platform/mails/queue-mail.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { applyChanges, getEvent } from './events-service.ts';
import { type EventRow, updateEvent } from './events-store.ts';
import { changePayload } from './mails/payloads.ts';
import { withOwnNightLock } from './night-lock.ts';
import { reassignSeats } from './reassign-seats.ts';
import { dropChannelNews, sendChannelNewsNow } from './channels/queue-news.ts';
import { sendNow } from './waiting-mails.ts';
import { mailDelay } from './rules/mail-delay.ts';

/** Mails of an event's news that no server has begun to send, before they are due. */
const waitingOf = (eventId: number) =>
  and(
    eq(mails.eventId, eventId),
    inArray(mails.kind, [...WAITING_NEWS]),
    eq(mails.state, 'waiting'),
    eq(mails.attempts, 0),
    gt(mails.dueAt, sql`now()`),
  );

/** @throws Refusal not_found */
export async function getWaitingMails(
  db: Connection,
  owner: Owner,
  eventId: number,
): Promise<{ waiting: WaitingMails | null }> {
  await getEvent(db, owner, eventId);
  const [found] = await db
    .select({
      kind: mails.kind,
      mails: count(),
      seconds: sql<number>`ceil(extract(epoch from min(${mails.dueAt}) - now()))::int`,
    })
    .from(mails)
    .where(waitingOf(eventId))
    .groupBy(mails.kind)
    .orderBy(asc(min(mails.id)))
    .limit(1);
  const kind = WAITING_NEWS.find((one) => one === found?.kind);
  return { waiting: found && kind ? { ...found, kind } : null };
}

/** @throws Refusal not_found */
export const sendWaitingMails = (db: Database, owner: Owner, eventId: number): Promise<{ sent: number }> =>
  withOwnNightLock(db, owner, eventId, async (tx) => {
    const { size } = await sendNow(tx, waitingOf(eventId));
    await sendChannelNewsNow(tx, eventId);
    await publishEventChanged(tx, eventId);
    return { sent: size };
  });

/**
 * Takes back the latest news that no guest was told. @throws Refusal not_found, undo_expired once a mail has left, and as
 * `changeEvent` does
 */
export const undoWaitingMails = (db: Database, owner: Owner, actor: Owner, eventId: number) =>
  withOwnNightLock(db, owner, eventId, async (tx, event) => {
    const { waiting } = await getWaitingMails(tx, owner, eventId);
    if (waiting === null) throw new Refusal('undo_expired');
    if (waiting.kind === 'changed') await revert(tx, owner, actor, event);
    else {
      const dropped = await drop(tx, eventId, waiting.kind);
      if (waiting.kind === 'cancelled') await reinstate(tx, event, dropped);
      const told = NEWS_OF_MAILS[waiting.kind];
      if (told) await dropChannelNews(tx, eventId, told);
    }
    await publishEventChanged(tx, eventId);
    return getEvent(tx, owner, eventId);
  });

const NEWS_OF_MAILS: Partial<Record<WaitingNews, NewsKind>> = {
  cancelled: 'night.cancelled',
  results: 'night.results',
};

/** Changes each field back to what guests know, which merges the waiting mails into nothing. */
async function revert(tx: Transaction, owner: Owner, actor: Owner, event: EventRow): Promise<void> {
  const rows = await tx
    .select({ payload: mails.payload })
    .from(mails)
    .where(waitingOf(event.id))
    .orderBy(asc(mails.id));
  const known = rows.flatMap(({ payload }) => changePayload.safeParse(payload).data?.changes ?? []).toReversed();
  const before = Object.fromEntries(
    known.map(({ what, before: value }) => [what, what === 'date' ? new Date(value ?? 0) : value]),
  );
  await applyChanges(tx, owner, actor, event, before);
}

/** Returns the times of the transactions that queued them, to the microsecond. */
async function drop(tx: Transaction, eventId: number, kind: WaitingNews): Promise<string[]> {
  const dropped = await tx
    .delete(mails)
    .where(and(waitingOf(eventId), eq(mails.kind, kind)))
    .returning({ queuedAt: sql<string>`${mails.createdAt}::text` });
  return dropped.map(({ queuedAt }) => queuedAt);
}

/** Plans a cancelled night again; mails that were dropped by the cancellation wait as before. @throws Refusal undo_expired */
async function reinstate(tx: Transaction, event: EventRow, [cancelledAt]: readonly string[]): Promise<void> {
  if (!cancelledAt) throw new Refusal('undo_expired');
  const isOfCancellation = and(
    eq(mails.eventId, event.id),
    sql`${mails.createdAt} = ${cancelledAt}`,
    eq(mails.kind, 'cancelled'),
  );
  if ((await tx.$count(mails, isOfCancellation)) > 0) throw new Refusal('undo_expired');
  await tx
    .update(mails)
    .set({ state: 'waiting', dueAt: sql`now() + make_interval(secs => ${mailDelay(event.date, new Date()) / 1000})` })
    .where(
      and(
        eq(mails.eventId, event.id),
        eq(mails.state, 'dropped'),
        eq(mails.attempts, 0),
        sql`${mails.dueAt} = ${cancelledAt}`,
        ne(mails.kind, 'cancelled'),
      ),
    );
  const isFinding = await tx.$count(
    eventDatePolls,
    and(eq(eventDatePolls.eventId, event.id), isNull(eventDatePolls.settledAt)),
  );
  const after = await updateEvent(tx, event, {
    status: isFinding > 0 ? 'finding_date' : 'scheduled',
    cancelReason: null,
    sequence: event.sequence + 1,
  });
  await reassignSeats(tx, after, new Date());
  await tx.execute(sql`select pg_notify(${MAILS_WAITING}, '')`);
}
