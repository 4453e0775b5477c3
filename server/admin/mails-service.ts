import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AdminMail } from '#shared/admin/mails-contract.ts';
import { ADMIN_PAGE } from '#shared/admin/page-query.ts';
import { type AdminAct, type MAIL_STATES, PENDING_MAIL_STATES } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import { maskedAddress, withMasked } from '#shared/text/masked-address.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { smtpServerOf } from '#server/platform/mails/open-mailer.ts';
import { SendsNoMail } from '#server/platform/mails/mailer.ts';
import { mailServerProblem } from '#server/platform/mails/mail-server-problem.ts';
import { mailTest } from '#server/platform/mails/mail-test.ts';
import type { Services } from '#server/platform/services.ts';
import { type Actor, recordAct } from './acts-store.ts';
import { countsOf } from './people-store.ts';
import { t } from '#server/platform/words/words.ts';

interface Query {
  page: number;
  state: (typeof MAIL_STATES)[number];
  address: string;
}

/** A page of mails of one state, and how many there are of each. Their guests' addresses are masked. */
export async function listMails(db: Database, { page, state, address }: Query) {
  const typed = address.trim().toLowerCase();
  // Of guests nobody learns here who has invited them.
  const theirs = typed === '' ? undefined : eq(users.email, typed);
  const all = db
    .select({ state: mails.state, of: count() })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(theirs)
    .groupBy(mails.state);
  const [states, rows] = await Promise.all([all, readMails(db, and(theirs, eq(mails.state, state)), page)]);
  const counts = countsOf(states);
  return { mails: rows, counts, total: counts[state] };
}

async function readMails(db: Database, which: SQL | undefined, page: number): Promise<AdminMail[]> {
  const { id, kind, state, to, attempts, createdAt, dueAt, sentAt, problem } = mails;
  const rows = await db
    .select({
      id,
      kind,
      state,
      to,
      attempts,
      createdAt,
      dueAt,
      sentAt,
      problem,
      account: { id: users.id, email: users.email, disabledAt: users.disabledAt },
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.userId))
    .where(which)
    .orderBy(desc(mails.id))
    .limit(ADMIN_PAGE)
    .offset((page - 1) * ADMIN_PAGE);
  return rows.map(({ account, ...mail }) => ({
    ...mail,
    // What comes to the account itself hides nobody.
    ...(mail.to.toLowerCase() !== account?.email && {
      to: maskedAddress(mail.to),
      problem: mail.problem && withMasked(mail.problem, mail.to),
    }),
    account: account && { id: account.id, email: account.email, isDisabled: account.disabledAt !== null },
  }));
}

/** Has a mail tried again at once, with all its attempts. @throws Refusal not_found, mail_settled */
export const sendMailAgain = (db: Database, by: Actor, id: number): Promise<void> =>
  change(db, by, id, 'mail_sent_again', [...PENDING_MAIL_STATES, 'failed'], {
    state: 'waiting',
    attempts: 0,
    problem: null,
    dueAt: new Date(),
  });

/** @throws Refusal not_found, mail_settled */
export const stopMail = (db: Database, by: Actor, id: number): Promise<void> =>
  change(db, by, id, 'mail_stopped', PENDING_MAIL_STATES, { state: 'dropped', problem: null });

function change(
  db: Database,
  by: Actor,
  id: number,
  act: AdminAct,
  from: readonly (typeof MAIL_STATES)[number][],
  to: Partial<typeof mails.$inferInsert>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [mail] = await tx.select({ userId: mails.userId }).from(mails).where(eq(mails.id, id));
    if (!mail) throw new Refusal('not_found');
    // A server that is sending it holds this lock.
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('mail ' || ${id}::text, 0)) as free`,
    );
    if (!rows[0]?.free) throw new Refusal('mail_settled', { message: t('This mail is being sent right now.') });
    const { rowCount } = await tx
      .update(mails)
      .set(to)
      .where(and(eq(mails.id, id), inArray(mails.state, [...from])));
    if (rowCount === 0) throw new Refusal('mail_settled');
    await recordAct(tx, by, act, mail.userId, { mail: String(id) });
  });
}

/** Sends a mail to an address at once; returns the mail server's answer. @throws Refusal mail_unreachable with its answer */
export async function testMail(
  { db, mailer, environment }: Pick<Services, 'db' | 'mailer' | 'environment'>,
  by: string,
): Promise<{ answer: string }> {
  const server = smtpServerOf(environment);
  await recordAct(db, by, 'mail_tested', null);
  try {
    const answer = await mailer.send(mailTest(by, environment.origin));
    if (server === null) return { answer: t('There is no mail server here: it is kept at /dev/outbox.') };
    return { answer: t('{host} answers: {answer}', { host: new URL(server.url).hostname, answer: String(answer) }) };
  } catch (error) {
    if (error instanceof SendsNoMail)
      throw new Refusal('mails_off', { message: t('SMTP_URL is not set, so this site sends no mail.') });
    if (server === null) throw error;
    throw new Refusal('mail_unreachable', { message: mailServerProblem(error, server).line });
  }
}
