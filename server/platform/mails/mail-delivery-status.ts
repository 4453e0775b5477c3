import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type MAIL_STATES, PENDING_MAIL_STATES } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import { type Database, UNNAMED } from '#server/platform/database/database.ts';
import { isDatabaseGone } from '#server/platform/database/database-errors.ts';
import { notifyChange } from '#server/platform/database/notify.ts';
import type { MailRow } from './mail-writer.ts';

/** Records the delivery of mails. */
export interface MailDeliveryStatus {
  /** Counts an attempt. The present payload; undefined if the mail was dropped. Nothing is merged into it after this. */
  begin(mailId: number): Promise<Pick<MailRow, 'payload'> | undefined>;
  /** Takes back a beginning: the mail was not tried. @param row as it was before */
  undoBegin(row: Pick<MailRow, 'id' | 'attempts' | 'state' | 'problem' | 'dueAt'>): Promise<void>;
  /** The mail server has taken it: while the database does not answer, this is tried until another server may send it. */
  sent(mailId: number): Promise<void>;
  end(mailId: number, state: (typeof MAIL_STATES)[number], problem: string | null): Promise<void>;
  /** Records when to try again a mail that exceeds a budget, or for quiet hours of its reader's device, which are no problem. */
  hold(mailId: number, problem: string | null, dueAt: Date): Promise<void>;
}

/** After which a mail that was begun, and of which nothing more is known, is begun again. */
const LEASE_SECONDS = 20;
const LEASE = sql.raw(`interval '${LEASE_SECONDS} seconds'`);

/** Both statements are built once, because they run for every mail; the second also notifies open pages. */
export function mailDeliveryStatus(db: Database): MailDeliveryStatus {
  const isPending = inArray(mails.state, [...PENDING_MAIL_STATES]);
  const beginning = db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, state: 'waiting', problem: null, dueAt: sql`now() + ${LEASE}` })
    .where(and(eq(mails.id, sql.placeholder('id')), isPending))
    .returning({ payload: mails.payload })
    .prepare(UNNAMED);
  const state = sql`${sql.placeholder('state')}::text`;
  const noted = db.$with('noted').as(
    db
      .update(mails)
      .set({
        state,
        problem: sql`${sql.placeholder('problem')}::text`,
        sentAt: sql`case when ${state} = 'sent' then now() else ${mails.sentAt} end`,
        dueAt: sql`coalesce(${sql.placeholder('dueAt')}::timestamptz, ${mails.dueAt})`,
      })
      .where(eq(mails.id, sql.placeholder('id')))
      .returning({ eventId: mails.eventId }),
  );
  const ending = db
    .with(noted)
    .select({ notified: notifyChange('event_changed', sql`${noted.eventId}::text`) })
    .from(noted)
    .where(sql`${noted.eventId} is not null`)
    .prepare(UNNAMED);
  const note = (id: number, ends: string, problem: string | null, dueAt: Date | null) =>
    ending.execute({ id, state: ends, problem, dueAt: dueAt?.toISOString() ?? null });
  return {
    begin: async (id) => (await beginning.execute({ id }))[0],
    undoBegin: async ({ id, attempts, state: before, problem, dueAt }) =>
      void (await db
        .update(mails)
        .set({ attempts, state: before, problem, dueAt })
        .where(and(eq(mails.id, id), isPending))),
    end: async (id, endState, problem) => void (await note(id, endState, problem, null)),
    async sent(id) {
      for (let triesLeft = LEASE_SECONDS; ; triesLeft -= 1)
        try {
          return void (await note(id, 'sent', null, null));
        } catch (error) {
          if (triesLeft === 0 || !isDatabaseGone(error)) throw error;
          await sleep(1_000);
        }
    },
    hold: async (id, problem, dueAt) => void (await note(id, 'held', problem, dueAt)),
  };
}
