import { and, eq, sql } from 'drizzle-orm';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/database/database.ts';
import type { EventRow } from '../nights/events-store.ts';
import type { GuestLinks } from '../nights/guest-link.ts';
import { publishEventChanged } from '../nights/notify.ts';
import { queueMail } from '#server/mails/queue-mail.ts';
import { keepRequest } from './request-store.ts';

/** Mails that one address is sent because it was typed on the pages of one night: in a day, and in all. */
const MAILS_A_DAY = 1;
const MAILS_IN_ALL = 3;

export interface TypedRequest {
  /** Lower case. */
  email: string;
  name: string;
  partySize: number;
  companions: string[];
  /** The shared link by which they came; null for the public page. */
  joinHash: string | null;
}

/**
 * Keeps an address that was typed on the page of a locked night and writes to it once a day. It reads nothing of the
 * list: whether the address is on it shows in the mail alone, so that answer and duration are the same for everybody.
 */
export async function requestToJoin(
  tx: Transaction,
  links: GuestLinks,
  event: EventRow,
  typed: TypedRequest,
): Promise<void> {
  const request = await keepRequest(tx, { ...typed, ...links.make(), eventId: event.id });
  const { total, today } = await countMails(tx, event.id, typed.email);
  if (today < MAILS_A_DAY && total < MAILS_IN_ALL) {
    await queueMail(tx, {
      userId: event.userId,
      eventId: event.id,
      attendeeId: null,
      kind: 'join_confirmation',
      occurrence: '',
      to: typed.email,
      facts: { requestId: request.id },
    });
  }
  await publishEventChanged(tx, event.id);
}

async function countMails(tx: Transaction, eventId: number, to: string): Promise<{ total: number; today: number }> {
  const [row] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      today: sql<number>`(count(*) filter (where ${mails.createdAt} > now() - interval '1 day'))::int`,
    })
    .from(mails)
    .where(and(eq(mails.eventId, eventId), eq(mails.to, to), eq(mails.kind, 'join_confirmation')));
  return row ?? { total: 0, today: 0 };
}
