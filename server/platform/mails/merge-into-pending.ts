import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { MAIL_KIND_RULES } from './mail-budget.ts';
import type { MailContent, MailToQueue, PendingMail } from './mail-to-queue.ts';

/** What a newer mail of the same kind makes of a pending one; null if nothing is left to say. */
function combinedMail(pending: PendingMail, newer: MailToQueue): MailContent | null {
  if (newer.merge) return newer.merge(pending, newer);
  return MAIL_KIND_RULES[newer.kind].replacesPending ? newer : pending;
}

/** Changes are merged into a mail for so long after it was first queued. */
const MAX_DELAY = '10 minutes';

/** Nobody was told it, and no server is sending it: it was not tried yet, or the last attempt has ended. */
export const isUntouched: SQL | undefined = and(
  inArray(mails.state, [...PENDING_MAIL_STATES]),
  or(eq(mails.attempts, 0), sql`${mails.problem} is not null`),
  isNull(mails.noticedAt),
);

/** Merges new mails into unsent ones of the same kind. Returns those that have to be inserted. */
export async function mergeIntoPending(tx: Transaction, all: readonly MailToQueue[]): Promise<MailToQueue[]> {
  const ids = [...new Set(all.flatMap(({ attendeeId }) => attendeeId ?? []))];
  if (ids.length === 0) return all.filter(({ onlyCorrects }) => !onlyCorrects);
  const found = await tx
    .select({
      id: mails.id,
      key: sql<string>`concat(${mails.kind}, ' ', ${mails.attendeeId})`,
      occurrence: mails.occurrence,
      payload: mails.payload,
      queuedAt: mails.createdAt,
      isUntouched: sql<boolean>`${isUntouched}`,
    })
    .from(mails)
    .where(
      and(
        inArray(mails.attendeeId, ids),
        inArray(mails.kind, [...new Set(all.map(({ kind }) => kind))]),
        or(isUntouched, inArray(mails.occurrence, [...new Set(all.map(({ occurrence }) => occurrence))])),
      ),
    )
    .orderBy(asc(mails.id))
    .for('update');
  const taken = new Set(found.map(({ key, occurrence }) => `${key} ${occurrence}`));
  const pending = new Map(found.filter((row) => row.isUntouched).map((row) => [row.key, row]));
  const toInsert: MailToQueue[] = [];
  const updates: { id: number; payload: object; occurrence: string; delay: number }[] = [];
  const emptied: number[] = [];
  for (const mail of all) {
    const key = `${mail.kind} ${mail.attendeeId}`;
    const waiting = pending.get(key);
    const isTaken = taken.has(`${key} ${mail.occurrence}`) && waiting?.occurrence !== mail.occurrence;
    if (isTaken) continue;
    if (!waiting) {
      if (!mail.onlyCorrects) toInsert.push(mail);
      continue;
    }
    const combined = combinedMail(waiting, mail);
    if (combined === null) emptied.push(waiting.id);
    else
      updates.push({
        id: waiting.id,
        payload: combined.payload,
        occurrence: combined.occurrence,
        delay: (mail.delayMs ?? 0) / 1000,
      });
  }
  if (emptied.length > 0) await tx.update(mails).set({ state: 'dropped' }).where(inArray(mails.id, emptied));
  if (updates.length > 0) await update(tx, updates);
  return toInsert;
}

/** A held mail stays held; a settling one keeps waiting for further changes. */
async function update(tx: Transaction, updates: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update ${mails} set facts = u.payload, occurrence = u.occurrence,
      due_at = case when state = 'waiting' and attempts = 0
        then least(created_at + ${MAX_DELAY}::interval, now() + make_interval(secs => u.delay)) else due_at end
    from json_to_recordset(${JSON.stringify(updates)}) as u (id bigint, payload jsonb, occurrence text, delay float8)
    where mails.id = u.id`);
}
