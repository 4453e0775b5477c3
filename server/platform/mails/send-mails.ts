import { and, asc, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { MAIL_BUDGET_HOURS, MAIL_KIND_RULES, MAX_HELD_HOURS } from './mail-budget.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { bareEmailAddress } from './mail-recipient.ts';
import { senderOf } from './open-mailer.ts';
import type { Services } from '#server/platform/services.ts';
import { applyMailBudget, deleteMailSends, type MailsOverBudget } from './apply-mail-budget.ts';
import type { MailRow, OpenMailWriter, ReadBatch, Site, WriteMail } from './mail-writer.ts';
import { type MailDeliveryStatus, mailDeliveryStatus } from './mail-delivery-status.ts';
import {
  heldText,
  type LanguageOfHost,
  languagesOfHosts,
  type LimitReached,
  type MailProblem,
  mailProblem,
  UNWRITTEN,
} from './mail-problem.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { countedMailbox } from './mail-recipient.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import { keepQuietNews } from '#server/platform/notices/quiet-news.ts';
import { type Devices, openDevices } from '#server/platform/notices/tell-devices.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { t } from '#server/platform/words/words.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';

/** The services needed for sending. */
export interface MailServices extends Pick<Services, 'environment' | 'log' | 'db' | 'mailer' | 'postJson'> {
  openMailWriter: OpenMailWriter;
}

/** Attempts before a mail fails; with the delays between them that is most of a day. */
export const MAX_ATTEMPTS = 12;

/** A held mail is checked no more often, so that a thousand of them cause no load. */
const HELD_PAUSE_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

interface Sending {
  services: MailServices;
  delivery: MailDeliveryStatus;
  readBatch: ReadBatch;
  languageOf: LanguageOfHost;
  devices: Devices;
  isStopping: () => boolean;
  held: MailsOverBudget;
  /** Ids of mails that were passed to the mail server, whatever its answer. */
  submitted: Set<number>;
  /** Mails to be tried again later. */
  again: Set<number>;
  /** Why the remaining mails are not tried now. */
  pause: string | null;
}

export interface SendingOptions {
  /** Mails taken at once, written from the same data, and sent one after the other. */
  batch: number;
  /** The delay before the second attempt; it doubles each time. */
  retrySeconds: number;
  /** Tries mails for the first time this long before they are due: 0, except in tests. */
  aheadMs: number;
}

export const DEFAULT_SENDING: SendingOptions = { batch: 10, retrySeconds: 20, aheadMs: 0 };

/** Others are tried where a server that hangs has taken the first ones. */
const MAX_CANDIDATES = 1_000;

/**
 * Takes the next due mails, cancellations first, and sends them; those of a disabled account wait.
 * @returns whether to go on at once: there were mails, and the mail server can be reached
 */
export function sendDueMails(
  services: MailServices,
  options: SendingOptions,
  isStopping: () => boolean,
): Promise<boolean> {
  const due = sql`
    select id from ${mails} where ${inArray(mails.state, [...PENDING_MAIL_STATES])} and ${isEnabled(mails.userId)}
      and ${mails.dueAt} <= now() + case when ${mails.attempts} = 0 then make_interval(secs => ${options.aheadMs / 1000})
        else '0' end
    order by ${mails.kind} = 'cancelled' desc, ${mails.id} limit ${MAX_CANDIDATES}`;
  return sendLocked(services, due, options, isStopping);
}

/** Sends those of the given mails that still wait, whenever they are due. */
export const sendMails = (
  services: MailServices,
  mailIds: readonly number[],
  isStopping: () => boolean,
): Promise<boolean> =>
  sendLocked(
    services,
    sql`select id from unnest(${sql.param(mailIds)}::bigint[]) as id`,
    { ...DEFAULT_SENDING, batch: mailIds.length },
    isStopping,
  );

/**
 * Sends those of the candidates that still wait and fit the budgets, one after the other, and records the results. A
 * lock stops two servers from sending one mail; PostgreSQL frees it when its server ends. A server that is killed between
 * the acceptance and the record sends that one again, and no other. A mail that ends its server each time fails after
 * `MAX_ATTEMPTS`.
 */
async function sendLocked(
  services: MailServices,
  candidates: SQL,
  { batch, retrySeconds }: SendingOptions,
  isStopping: () => boolean,
): Promise<boolean> {
  const { db, environment } = services;
  const readBatch = await services.openMailWriter(db, environment.origin);
  const hash = await recipientHashes(db);
  return db.transaction(async (tx) => {
    const rows = await waitingOf(tx, await lockMails(tx, candidates, batch));
    const delivery = mailDeliveryStatus(db);
    const left = rows.filter(({ attempts }) => attempts < MAX_ATTEMPTS);
    const devices = await openDevices(services, left);
    const held = await applyMailBudget(services, hash, left);
    const languageOf = await languagesOfHosts(db, rows);
    const nothingDone = { submitted: new Set<number>(), again: new Set<number>(), pause: null };
    const sending: Sending = { services, delivery, readBatch, languageOf, devices, isStopping, held, ...nothingDone };
    for (const row of rows.filter((one) => !left.includes(one)))
      await delivery.end(row.id, 'failed', row.problem ?? inLanguage(languageOf(row), UNWRITTEN.words));
    for (const some of batchesOf(left)) await sendBatch(sending, some);
    const unsent = rows.map(({ id }) => id).filter((id) => !held.has(id) && !sending.submitted.has(id));
    await deleteMailSends(db, unsent);
    await deleteOwnerlessMails(db);
    if (!isStopping()) await retryLater(db, sending.again, retrySeconds);
    return rows.length > 0 && sending.pause === null;
  });
}

/** The next attempt is twice as far away each time. */
async function retryLater(db: Database, ids: ReadonlySet<number>, seconds: number): Promise<void> {
  if (ids.size === 0) return;
  const delay = sql`make_interval(secs => ${seconds} * 2 ^ greatest(${mails.attempts} - 1, 0))`;
  await db
    .update(mails)
    .set({ dueAt: sql`now() + ${delay}` })
    .where(inArray(mails.id, [...ids]));
}

/**
 * Mails whose data are read together. Those that were under way when their server ended are read last and alone: each
 * of them may have been the reason, the one with most attempts rather than others.
 */
function batchesOf(rows: readonly MailRow[]): MailRow[][] {
  const wasInterrupted = ({ attempts, problem }: MailRow) => attempts > 0 && problem === null;
  const others = rows.filter((row) => !wasInterrupted(row));
  const interrupted = rows.filter(wasInterrupted).toSorted((one, other) => one.attempts - other.attempts);
  return [...(others.length > 0 ? [others] : []), ...interrupted.map((row) => [row])];
}

/** Attempts are counted before the data are read, so that a server that ends while reading does not repeat it forever. */
async function sendBatch(sending: Sending, batch: readonly MailRow[]): Promise<void> {
  const { delivery, readBatch, devices, held, again } = sending;
  if (isPaused(sending)) return batch.forEach(({ id }) => again.add(id));
  const begun: { row: MailRow; before: MailRow }[] = [];
  for (const before of batch) {
    const begin = await delivery.begin(before.id);
    if (begin) begun.push({ row: { ...before, ...begin }, before });
  }
  const rows = begun.map(({ row }) => row);
  const write = await readBatch(rows, new Date());
  const needsMailServer = ({ row }: { row: MailRow }) => !held.has(row.id) && !devices.areFor(row);
  // The others seldom wait for the mail server.
  const ordered = begun.toSorted((one, other) => Number(needsMailServer(one)) - Number(needsMailServer(other)));
  for (const { row, before } of ordered) {
    const reached = held.get(row.id);
    if (reached || isPaused(sending)) await delivery.undoBegin(before);
    if (reached) await holdMail(sending, write, before, reached);
    else if (sending.pause !== null) again.add(row.id);
    else await sendMail(sending, write, row, before);
  }
}

function isPaused(sending: Sending): boolean {
  if (sending.pause === null && sending.isStopping()) sending.pause = 'The server is stopping.';
  return sending.pause !== null;
}

/** The first candidates that no other server is sending. */
async function lockMails(tx: Transaction, candidates: SQL, max: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from (${candidates}) as candidates
    where pg_try_advisory_xact_lock(hashtextextended('mail ' || id, 0)) limit ${max}`);
  return rows.map(({ id }) => Number(id));
}

/** Read after locking: the previous holder of the lock may have sent them. */
const waitingOf = (tx: Transaction, ids: number[]): Promise<MailRow[]> =>
  tx
    .select()
    .from(mails)
    .where(and(inArray(mails.id, ids), inArray(mails.state, [...PENDING_MAIL_STATES]), isEnabled(mails.userId)))
    .orderBy(asc(mails.id));

/** @param row with the attempts before this one @param before as it was then */
async function sendMail(sending: Sending, write: WriteMail, row: MailRow, before: MailRow): Promise<void> {
  const { services, delivery, languageOf, again } = sending;
  const problem = await submitMail(sending, write, row, before).catch((error: unknown) => {
    services.log.error({ err: error, mail: row.id }, 'a mail could not be written');
    return UNWRITTEN;
  });
  if (problem === null) return;
  services.log.warn({ mail: row.id, problem: problem.words() }, 'a mail was not sent');
  const hasFailed = problem.isFinal || row.attempts + 1 >= MAX_ATTEMPTS;
  const words = inLanguage(languageOf(row), () =>
    hasFailed ? problem.words() : t('{problem} We keep trying.', { problem: problem.words() }),
  );
  await delivery.end(row.id, hasFailed ? 'failed' : 'waiting', words);
  if (hasFailed) return;
  again.add(row.id);
  if (problem.isUnreachable) sending.pause = problem.words();
}

/** Holds a mail until the budget allows it, while it makes sense, up to a maximum. */
async function holdMail(
  { services, delivery, languageOf }: Sending,
  write: WriteMail,
  row: MailRow,
  reached: LimitReached,
): Promise<void> {
  const now = new Date();
  if (!(await write(row, siteOf(services)))) return delivery.end(row.id, 'dropped', null);
  // Repeated sign-ups: the mail with the link was sent already.
  if (MAIL_KIND_RULES[row.kind].pool === 'account') return delivery.end(row.id, 'dropped', null);
  const isTooLate = now.getTime() - row.createdAt.getTime() > MAX_HELD_HOURS * HOUR_MS;
  const words = inLanguage(languageOf(row), () => heldText(row.kind, reached, isTooLate));
  if (isTooLate) return delivery.end(row.id, 'failed', words);
  const allowedAt = reached.since.getTime() + MAIL_BUDGET_HOURS * HOUR_MS;
  await delivery.hold(row.id, words, new Date(Math.max(allowedAt, now.getTime() + HELD_PAUSE_MS)));
}

const siteOf = ({ environment }: MailServices): Site => ({
  origin: environment.origin,
  address: bareEmailAddress(senderOf(environment)),
  now: new Date(),
});

async function submitMail(
  { services, delivery, devices, submitted }: Sending,
  write: WriteMail,
  row: MailRow,
  before: MailRow,
): Promise<MailProblem | null> {
  const mail = await write(row, siteOf(services));
  if (!mail) {
    await delivery.end(row.id, 'dropped', null);
    return null;
  }
  const left = await devices.tell(row, mail);
  if (left instanceof Date) {
    // So that what happens meanwhile is merged into it.
    await delivery.undoBegin({ ...before, attempts: 0 });
    await delivery.hold(row.id, null, left);
    return null;
  }
  if (left === 'untold') {
    await delivery.end(row.id, 'dropped', null);
    return null;
  }
  submitted.add(row.id);
  if (left === 'told') {
    await delivery.end(row.id, 'sent', null);
    return null;
  }
  try {
    await services.mailer.send({ ...mail, messageId: messageId(row, services.environment.origin) });
  } catch (error) {
    return mailProblem(error);
  }
  await delivery.sent(row.id);
  if (row.attendeeId !== null) await keepQuietNews(services.db, row.attendeeId);
  return null;
}

/** Deletes finished mails of deleted accounts. */
const deleteOwnerlessMails = (db: Database) =>
  db.delete(mails).where(and(isNull(mails.userId), notInArray(mails.state, [...PENDING_MAIL_STATES])));

/** The same for each attempt, so that mail programs can hide a duplicate. */
const messageId = ({ id, createdAt }: MailRow, origin: string): string =>
  `<night-${id}.${createdAt.getTime()}@${new URL(origin).hostname}>`;

/**
 * Hashes mailboxes with a key, so that they can be compared without storing addresses of people whose host has left.
 * Call it before a transaction, because it reads on its own connection.
 */
async function recipientHashes(db: Database): Promise<(address: string) => string> {
  const secret = await serverSecret(db, 'mail recipients', () => randomBytes(32).toString('base64url'));
  return (address) => createHmac('sha256', secret).update(countedMailbox(address)).digest('base64url');
}
