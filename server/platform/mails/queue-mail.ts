import { and, count, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { MAIL_KIND_RULES, MAX_PENDING_MAILS } from './mail-budget.ts';
import { recipientKey } from './mail-recipient.ts';
import { noticeOf } from '#shared/news/news.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { devicesOf } from '#server/platform/notices/devices-store.ts';
import { mergeIntoPending } from './merge-into-pending.ts';
import type { MailToQueue } from './mail-to-queue.ts';
import { refuseMails } from './without-mails.ts';

const MAILS_A_STATEMENT = 500;

/** The channel that notifies every server, after the commit, of waiting mails. */
export const MAILS_WAITING = 'mails_waiting';

/**
 * Queues mails in the caller's transaction; they are sent after the commit, within the budgets. This is the only place
 * that queues mails. Guests who cannot be reached, whom nobody invited and who never answered are left out; an unsent mail of the same kind
 * is updated instead. @throws Refusal token_mails for a request with a personal token
 */
export async function queueMails(tx: Transaction, all: readonly MailToQueue[]): Promise<void> {
  const known = await withContact(tx, await reachable(tx, all));
  if (known.some(({ onlyCorrects }) => !onlyCorrects)) refuseMails();
  const toInsert = await withRoom(tx, await mergeIntoPending(tx, known));
  for (let from = 0; from < toInsert.length; from += MAILS_A_STATEMENT) {
    const some = toInsert.slice(from, from + MAILS_A_STATEMENT);
    await tx.insert(mails).values(some.map(rowOf)).onConflictDoNothing();
  }
  if (known.length > 0) await tx.execute(sql`select pg_notify(${MAILS_WAITING}, '')`);
}

export const queueMail = (tx: Transaction, mail: MailToQueue): Promise<void> => queueMails(tx, [mail]);

const rowOf = ({ userId, eventId, attendeeId, kind, occurrence, to, payload, delayMs = 0 }: MailToQueue) => ({
  userId,
  eventId,
  attendeeId,
  kind,
  occurrence,
  to,
  payload,
  recipient: recipientKey(to),
  dueAt: sql`now() + make_interval(secs => ${delayMs / 1000})`,
});

/** Leaves out what cannot reach its reader: guests without an address are told on devices alone. */
async function reachable(tx: Transaction, all: readonly MailToQueue[]): Promise<readonly MailToQueue[]> {
  const withoutAddress = all.filter(({ to }) => !canBeWrittenTo(to));
  if (withoutAddress.length === 0) return all;
  const devices = await devicesOf(
    tx,
    [],
    withoutAddress.flatMap(({ attendeeId }) => attendeeId ?? []),
  );
  const isTold = ({ kind, attendeeId }: MailToQueue): boolean => {
    const notice = noticeOf(kind)?.notice;
    return notice !== undefined && devices.some((one) => one.attendeeId === attendeeId && one.kinds.includes(notice));
  };
  return all.filter((mail) => canBeWrittenTo(mail.to) || isTold(mail));
}

/** Leaves out guests whom nobody invited here and who have not answered here. */
async function withContact(tx: Transaction, all: readonly MailToQueue[]): Promise<readonly MailToQueue[]> {
  const needing = all.filter(({ kind }) => MAIL_KIND_RULES[kind].needsContact);
  if (needing.length === 0) return all;
  const ids = needing.flatMap(({ attendeeId }) => attendeeId ?? []);
  const rows = await tx
    .select({ id: eventAttendees.id })
    .from(eventAttendees)
    .where(and(inArray(eventAttendees.id, ids), isNotNull(eventAttendees.contactAllowedAt)));
  const known = new Set<number | null>(rows.map(({ id }) => id));
  return all.filter(({ kind, attendeeId }) => !MAIL_KIND_RULES[kind].needsContact || known.has(attendeeId));
}

/**
 * Maximum number of waiting mails per recipient, which bounds floods and rows. What concerns the safety of an account is
 * never left out, because whoever adds a passkey could fill the room before; those are counted where they are caused.
 */
async function withRoom(tx: Transaction, all: readonly MailToQueue[]): Promise<MailToQueue[]> {
  if (all.length === 0) return [];
  const waiting = await tx
    .select({ userId: mails.userId, recipient: mails.recipient, mails: count() })
    .from(mails)
    .where(
      and(
        or(inArray(mails.userId, [...new Set(all.flatMap(({ userId }) => userId ?? []))]), isNull(mails.userId)),
        inArray(mails.recipient, [...new Set(all.map(({ to }) => recipientKey(to)))]),
        inArray(mails.state, [...PENDING_MAIL_STATES]),
      ),
    )
    .groupBy(mails.userId, mails.recipient);
  const counts = new Map(waiting.map((row) => [`${row.userId} ${row.recipient}`, row.mails]));
  return all.filter(({ userId, to, kind }) => {
    const key = `${userId} ${recipientKey(to)}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before < MAX_PENDING_MAILS || MAIL_KIND_RULES[kind].pool === 'security';
  });
}
