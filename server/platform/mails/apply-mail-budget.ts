import { and, count, gt, inArray, lt, min, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Plan } from '#shared/enums.ts';
import {
  type BudgetedMail,
  type CountedMails,
  MAIL_BUDGET,
  MAIL_BUDGET_HOURS,
  MAIL_KIND_RULES,
  type ReachedLimit,
  reachedLimit,
  type SentMails,
} from './mail-budget.ts';
import { mailPlanOf, planOf, trialStateOf } from '#shared/limits/plan.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { mailSends } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { MailRow } from './mail-writer.ts';

interface Budget {
  /** Plan that limits the guest lists. */
  plan: Plan;
  /** In words, for the host. */
  planCalled: string;
}

/** Mails that exceed a budget, by id, with the exceeded limit. */
export type MailsOverBudget = ReadonlyMap<number, ReachedLimit & Budget>;

/**
 * Counts mails that are about to be sent into the budgets of the last 24 hours; cancellations come first. The first mail
 * of an account to somebody counts as an invitation, because hosts can answer by a guest's link. Its own short
 * transaction locks accounts and recipients in a fixed order, so it is exact across servers, and the count outlives a
 * crash.
 * @param hash of an address, the same for all spellings of one mailbox
 * @returns the mails that exceed a budget
 */
export async function applyMailBudget(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  hash: (address: string) => string,
  rows: readonly MailRow[],
): Promise<MailsOverBudget> {
  if (rows.length === 0) return new Map();
  const requested = rows
    .map(({ id, userId, to, kind }) => ({ id, userId, kind, recipient: hash(to) }))
    .toSorted((one, other) => urgency(other) - urgency(one) || one.id - other.id);
  return db.transaction(async (tx) => {
    await lock(tx, requested);
    const [sent, budgets] = [await sentOf(tx, requested), await budgetsOf(tx, requested, environment.DEFAULT_PLAN)];
    const unknown = await firstContacts(tx, requested);
    const isNewHost = await newHosts(tx, requested, sent.byRecipient);
    sent.byRecipient = sent.byRecipient.map((one) => ({ ...one, isNewHost: isNewHost(one) }));
    const held = new Map<number, ReachedLimit & Budget>();
    const withinBudget = [];
    for (const one of requested) {
      const kind = unknown.has(one.id) ? ('invitation' as const) : one.kind;
      const mail = { ...one, kind, isNewHost: isNewHost(one) };
      const budget = budgets.get(mail.userId) ?? budgetOf(environment.DEFAULT_PLAN);
      const reached = reachedLimit(mail, sent, budget.plan);
      if (reached) held.set(mail.id, { ...reached, ...budget });
      else {
        withinBudget.push({ mailId: mail.id, userId: mail.userId, recipientHash: mail.recipient, kind: mail.kind });
        const counted = { ...mail, count: 1, oldest: new Date() };
        sent.byRecipient.push(counted);
        sent.byAccount.push(counted);
      }
    }
    if (withinBudget.length > 0)
      await tx
        .insert(mailSends)
        .values(withinBudget)
        .onConflictDoUpdate({ target: mailSends.mailId, set: { at: sql`now()` } });
    return held;
  });
}

/** Removes mails from the count that were not sent after all. */
export async function deleteMailSends(db: Database, mailIds: readonly number[]): Promise<void> {
  if (mailIds.length > 0) await db.delete(mailSends).where(inArray(mailSends.mailId, [...mailIds]));
}

/** Deletes entries that no budget counts any more. */
export const expireMailSends = (db: Database) => db.delete(mailSends).where(lt(mailSends.at, windowStart));

const windowStart = sql`now() - make_interval(hours => ${MAIL_BUDGET_HOURS})`;

const urgency = ({ kind }: BudgetedMail): number => (MAIL_KIND_RULES[kind].isCancellation ? 1 : 0);

/** Await it before counting: a statement sees what was committed before it began. */
async function lock(tx: Transaction, mails: readonly BudgetedMail[]): Promise<void> {
  const names = mails.flatMap(({ userId, recipient }) => [`mails of account ${userId}`, `mails to ${recipient}`]);
  const all = sql.join(
    [...new Set(names)].map((name) => sql`(${name})`),
    sql`, `,
  );
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from (values ${all}) as named (name) order by 1 offset 0) as keys`);
}

/** Days after a mail during which its recipient counts as known to the account. */
const KNOWN_DAYS = 90;

/** Mails that need a contact, to people who were not invited by mail and whom this account has not written to before. */
async function firstContacts(
  tx: Transaction,
  requested: readonly (BudgetedMail & { id: number })[],
): Promise<Set<number>> {
  const ids = requested.filter(({ kind }) => MAIL_KIND_RULES[kind].needsContact).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select mail.id from mails mail left join event_attendees guest on guest.id = mail.attendee_id
    where ${inArray(sql`mail.id`, ids)} and guest.invited_at is null and not exists (
      select 1 from mails earlier where earlier.user_id = mail.user_id and earlier.recipient = mail.recipient
        and earlier.sent_at > now() - make_interval(days => ${KNOWN_DAYS}))`);
  return new Set(rows.map(({ id }) => Number(id)));
}

/**
 * Returns a test whether a mail is from a host who wrote to the recipient for the first time today. It queries only recipients whom the
 * mails of a day could bring to that limit.
 */
async function newHosts(
  tx: Transaction,
  requested: readonly (BudgetedMail & { id: number })[],
  sent: readonly CountedMails[],
): Promise<(mail: BudgetedMail) => boolean> {
  const mailsTo = new Map<string, number>();
  for (const { recipient, count: some } of [...sent, ...requested.map((mail) => ({ ...mail, count: 1 }))])
    mailsTo.set(recipient, (mailsTo.get(recipient) ?? 0) + some);
  const crowded = requested.filter(({ recipient }) => (mailsTo.get(recipient) ?? 0) > MAIL_BUDGET.recipient.newHosts);
  if (crowded.length === 0) return () => false;
  const recipientOf = new Map(crowded.map(({ id, recipient }) => [id, recipient]));
  const accounts = new Set([...requested, ...sent].flatMap(({ userId }) => userId ?? []));
  const { rows } = await tx.execute<{ id: string; host: string }>(sql`
    select distinct mail.id, earlier.user_id as host from mails mail join mails earlier on earlier.recipient = mail.recipient
    where ${inArray(sql`mail.id`, [...recipientOf.keys()])} and ${inArray(sql`earlier.user_id`, [...accounts])}
      and earlier.sent_at between now() - make_interval(days => ${KNOWN_DAYS}) and ${windowStart}`);
  const known = new Set(rows.map(({ id, host }) => `${host} ${recipientOf.get(Number(id))}`));
  return ({ userId, recipient }) => !known.has(`${userId} ${recipient}`);
}

async function sentOf(tx: Transaction, requested: readonly (BudgetedMail & { id: number })[]) {
  const { userId, recipientHash: recipient, kind, at, mailId } = mailSends;
  const figures = { count: count(), oldest: sql<Date>`${min(at)}`.mapWith(at) };
  const others = (which: SQL) =>
    and(
      which,
      gt(at, windowStart),
      notInArray(
        mailId,
        requested.map(({ id }) => id),
      ),
    );
  const recipients = [...new Set(requested.map((mail) => mail.recipient))];
  const accounts = [...new Set(requested.flatMap((mail) => mail.userId ?? []))];
  const byRecipient = await tx
    .select({ userId, recipient, kind, ...figures })
    .from(mailSends)
    .where(others(inArray(recipient, recipients)))
    .groupBy(userId, recipient, kind);
  const byAccount = await tx
    .select({ userId, kind, ...figures })
    .from(mailSends)
    .where(others(inArray(userId, accounts)))
    .groupBy(userId, kind);
  const sent: { [L in keyof SentMails]: SentMails[L][number][] } = { byRecipient, byAccount };
  return sent;
}

const budgetOf = (plan: Plan, planCalled = PLAN_NAMES[plan]): Budget => ({ plan, planCalled });

async function budgetsOf(tx: Transaction, requested: readonly BudgetedMail[], defaultPlan: Plan) {
  const { id, isPremium, isPremiumPlus, planUntil, paidPlan, trialEndsAt } = users;
  const rows = await tx
    .select({ id, isPremium, isPremiumPlus, planUntil, paidPlan, trialEndsAt })
    .from(users)
    .where(inArray(id, [...new Set(requested.flatMap(({ userId }) => userId ?? []))]));
  const now = new Date();
  return new Map<number | null, Budget>(
    rows.map((row) => {
      const trialState = trialStateOf(row, defaultPlan, now);
      const plan = mailPlanOf({ plan: planOf(row, defaultPlan, now), trialState });
      return [row.id, budgetOf(plan, trialState === 'running' ? 'A trial' : PLAN_NAMES[plan])];
    }),
  );
}
