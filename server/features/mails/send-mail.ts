import { eq, sql } from 'drizzle-orm';
import { mails } from '#shared/schema.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { addressIn } from '../../outbound/address-in.ts';
import { senderOf } from '../../outbound/open-mailer.ts';
import type { Services } from '../../services.ts';
import { guestLinks } from '../game-nights/guest-link.ts';
import { eventChanged } from '../game-nights/notify.ts';
import type { MailRow } from './load-material.ts';
import { type MailProblem, mailProblem } from './mail-problem.ts';
import { writeMail } from './write-mail.ts';

/** What sending takes. */
export type MailServices = Pick<Services, 'environment' | 'log' | 'db' | 'mailer'>;

/** After as many attempts a mail counts as failed; with the pauses between them that is most of a day. */
export const MAX_ATTEMPTS = 12;

/**
 * Sends the mail of one row, if it still waits, and notes how that went. A lock keeps two servers from sending it at
 * once. Who ends between the mail server's yes and the note will send this one mail again, and no other.
 * @returns what went wrong, where it is to be tried again
 */
export const sendMail = (services: MailServices, mailId: number): Promise<MailProblem | null> =>
  services.db.transaction(async (tx) => {
    if (!(await lockMail(tx, mailId))) return null;
    const [row] = await tx.select().from(mails).where(eq(mails.id, mailId));
    if (row?.state !== 'waiting') return null;
    if (row.attempts >= MAX_ATTEMPTS) {
      await note(services.db, row, { state: 'failed', problem: row.problem ?? 'The mail could not be written.' });
      return null;
    }
    const attempts = row.attempts + 1;
    await note(services.db, row, { attempts });
    const problem = await handOver(services, row);
    if (problem === null) return null;
    services.log.warn({ mail: row.id, problem: problem.words }, 'a mail was not sent');
    const hasFailed = problem.isFinal || attempts >= MAX_ATTEMPTS;
    const words = hasFailed ? problem.words : `${problem.words} We keep trying.`;
    await note(services.db, row, { state: hasFailed ? 'failed' : 'waiting', problem: words });
    return hasFailed ? null : problem;
  });

async function handOver(services: MailServices, row: MailRow): Promise<MailProblem | null> {
  const { db, mailer, environment } = services;
  const { origin } = environment;
  const site = { origin, address: addressIn(senderOf(environment)), now: new Date() };
  const mail = await writeMail(db, await guestLinks(db, origin), row, site);
  if (!mail) {
    await note(db, row, { state: 'dropped', problem: null });
    return null;
  }
  try {
    await mailer.send({ ...mail, messageId: messageId(row, origin) });
  } catch (error) {
    return mailProblem(error);
  }
  await note(db, row, { state: 'sent', sentAt: new Date(), problem: null });
  return null;
}

/** The same for each attempt, so that a mail that goes out twice may be shown once. */
const messageId = ({ id, createdAt }: MailRow, origin: string): string =>
  `<night-${id}.${createdAt.getTime()}@${new URL(origin).hostname}>`;

const note = (db: Database, { id, eventId }: MailRow, changes: Partial<MailRow>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(mails).set(changes).where(eq(mails.id, id));
    if (eventId !== null && changes.state) await eventChanged(tx, eventId);
  });

async function lockMail(tx: Transaction, mailId: number): Promise<boolean> {
  const name = `mail ${mailId}`;
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`,
  );
  return rows[0]?.mine === true;
}
