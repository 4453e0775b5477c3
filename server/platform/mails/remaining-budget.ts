import { and, count, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type MailKind, PENDING_MAIL_STATES } from '#shared/enums.ts';
import { MAIL_BUDGET_HOURS, type ReachedLimit, reachedLimit, type SentMails } from './mail-budget.ts';
import { recipientKey } from './mail-recipient.ts';
import { mailPlanOf } from '#shared/limits/plan.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { t } from '#server/platform/words/words.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

const HOUR_SECONDS = 3_600;

/**
 * Refuses or shortens a list of recipients by the account's mails of the last 24 hours and pending ones. Safe for
 * concurrent requests under the owner's lock.
 * @param to distinct addresses
 * @returns the addresses below the limits, only the first ones if the plan's limit is lower
 * @throws Refusal too_many_requests if no address is left
 */
export async function refuseBeyondBudget(
  tx: Transaction,
  owner: Owner,
  kind: MailKind,
  to: readonly string[],
): Promise<Set<string>> {
  const sent = await sentOf(tx, owner.id, to);
  const allowed = new Set<string>();
  let reached: ReachedLimit | null = null;
  for (const address of to) {
    const mail = { userId: owner.id, recipient: recipientKey(address), kind };
    const limit = reachedLimit(mail, sent, mailPlanOf(owner));
    reached ??= limit;
    if (limit && limit.limit !== 'recipient') break;
    if (limit) continue;
    allowed.add(address);
    const one = { ...mail, count: 1, oldest: new Date() };
    sent.byRecipient.push(one);
    sent.byAccount.push(one);
  }
  if (allowed.size === 0 && reached) throw refusalOf(reached);
  return allowed;
}

function refusalOf({ limit, allowed, since }: ReachedLimit): Refusal {
  const seconds = Math.ceil((since.getTime() - Date.now()) / 1000) + MAIL_BUDGET_HOURS * HOUR_SECONDS;
  const retryAfterSeconds = Math.max(seconds, 1);
  const message =
    limit === 'recipient'
      ? t(
          "You can send {allowed} mails to one person in 24 hours. Please send this tomorrow, or copy the guest's link.",
          { allowed },
        )
      : limit === 'invitations'
        ? t("You can send {allowed} invitations in 24 hours. Please send these tomorrow, or copy the guests' links.", {
            allowed,
          })
        : t(
            "You can send {allowed} mails to guests in 24 hours. Please send these tomorrow, or copy the guests' links.",
            { allowed },
          );
  return new Refusal('too_many_requests', { message, retryAfterSeconds });
}

async function sentOf(tx: Transaction, ownerId: number, to: readonly string[]) {
  const { userId, recipient, kind } = mails;
  const figures = { count: count(), oldest: sql<Date>`min(${mails.createdAt})`.mapWith(mails.createdAt) };
  const counts = or(
    inArray(mails.state, [...PENDING_MAIL_STATES]),
    gt(mails.sentAt, sql`now() - make_interval(hours => ${MAIL_BUDGET_HOURS})`),
  );
  const theirs = (which?: SQL) => and(eq(userId, ownerId), counts, which);
  const byAccount = await tx
    .select({ userId, kind, ...figures })
    .from(mails)
    .where(theirs())
    .groupBy(userId, kind);
  const byRecipient = await tx
    .select({ userId, recipient, kind, ...figures })
    .from(mails)
    .where(theirs(inArray(recipient, to.map(recipientKey))))
    .groupBy(userId, recipient, kind);
  const sent: { [L in keyof SentMails]: SentMails[L][number][] } = { byRecipient, byAccount };
  return sent;
}
