import { commentsState, takesPart } from '#shared/nights/night-comments.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { findHost, type AttendeeRow } from '../attendees-store.ts';
import { getEvent } from '../events-service.ts';
import type { EventRow } from '../events-store.ts';
import { withOwnNightLock } from '../night-lock.ts';
import * as store from './comments-store.ts';

/** All comments on a night for its host, oldest first, also while they are off. @throws Refusal not_found */
export async function listComments(db: Connection, owner: Owner, eventId: number) {
  const { id } = await getEvent(db, owner, eventId);
  const rows = await store.commentsOf(db, id);
  return rows.map(({ comment, author }) => ({ ...comment, author: author.name, isHost: author.isHost }));
}

/** Writes as the host; returns all comments. @throws Refusal as `writeComment` does */
export const addHostComment = (db: Database, owner: Owner, eventId: number, text: string) =>
  withOwnNightLock(db, owner, eventId, async (tx, event) => {
    const host = await findHost(tx, eventId);
    if (!host) throw new Refusal('not_found');
    await writeComment(tx, event, host, text);
    return listComments(tx, owner, eventId);
  });

/** Removes any comment on the host's night. @throws Refusal not_found */
export async function removeHostedComment(db: Database, owner: Owner, id: number): Promise<void> {
  const eventId = await store.hostedNightOf(db, owner.id, id);
  if (eventId === undefined) throw new Refusal('not_found');
  await withOwnNightLock(db, owner, eventId, (tx) => remove(tx, { id, eventId }));
}

/** Removes a guest's own comment. @throws Refusal not_found */
export const removeOwnComment = (tx: Transaction, guest: AttendeeRow, id: number): Promise<void> =>
  remove(tx, { id, eventId: guest.eventId, attendeeId: guest.id });

async function remove(tx: Transaction, which: Parameters<typeof store.deleteComment>[1]): Promise<void> {
  if (!(await store.deleteComment(tx, which))) throw new Refusal('not_found');
  await publishEventChanged(tx, which.eventId);
}

/**
 * Writes a comment on a locked night; the same text again right after it counts once. @throws Refusal comments_off,
 * comments_closed, not_answered, limit_reached
 */
export async function writeComment(
  tx: Transaction,
  event: EventRow,
  author: AttendeeRow,
  text: string,
  now = new Date(),
): Promise<void> {
  const state = commentsState(event, now);
  if (state !== 'open') throw new Refusal(state === 'off' ? 'comments_off' : 'comments_closed');
  if (!takesPart(author)) throw new Refusal('not_answered');
  const row = { eventId: event.id, attendeeId: author.id, text };
  const latest = await store.latestComment(tx, event.id);
  if (latest?.attendeeId === author.id && latest.text === text) return;
  const there = await store.countComments(tx, row);
  if (there.all >= STORAGE_LIMITS.nightComments.most) throw limitReached('nightComments');
  if (!author.isHost && there.ofAuthor >= STORAGE_LIMITS.nightCommentsOfGuest.most)
    throw limitReached('nightCommentsOfGuest');
  await store.insertComment(tx, row);
  await publishEventChanged(tx, event.id);
}

/** The comments that a guest sees, oldest first; none before they answered, or while comments are off. */
export const commentsFor = async (
  db: Connection,
  event: EventRow,
  guest: AttendeeRow,
  now: Date,
): Promise<store.Commented[]> =>
  commentsState(event, now) === 'off' || !takesPart(guest) ? [] : store.commentsOf(db, event.id);
