import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { mailSends, mails } from '#shared/schema/mails.ts';
import { sendMails } from '#server/platform/mails/send-mails.ts';
import type { Mail, Mailer } from '#server/platform/mails/mailer.ts';
import type { TestApp } from '../server/test-app.ts';

const BATCH = 10;
/** Longer than the settling delay, shorter than the pause of a held mail. */
const DELAY = '5 minutes';

/** A mailer that delivers nothing and collects its mails. */
export function recordingMailer(): { mailer: Mailer; sentMails: Mail[] } {
  const sentMails: Mail[] = [];
  const mailer: Mailer = {
    send: (mail) => Promise.resolve(void sentMails.push(mail)),
    verify: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { mailer, sentMails };
}

/** Sends all due mails in order, like a server's mail worker. */
export async function sendDueMails({ services }: TestApp): Promise<void> {
  for (;;) {
    const due = await services.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(inArray(mails.state, [...PENDING_MAIL_STATES]), lte(mails.dueAt, sql`now()`)))
      .orderBy(asc(mails.id))
      .limit(BATCH);
    if (due.length === 0) return;
    await sendMails(
      services,
      due.map(({ id }) => id),
      () => false,
    );
  }
}

/** Sends all mails due after the settling delay. */
export async function sendDelayedMails(app: TestApp): Promise<void> {
  await shiftClock(app, DELAY);
  await sendDueMails(app);
}

/** Moves all mails and their counts back in time. @param interval in PostgreSQL's syntax: '25 hours' */
export async function shiftClock({ services: { db } }: TestApp, interval: string): Promise<void> {
  const earlier = (column: unknown) => sql`${column} - ${interval}::interval`;
  await db.update(mailSends).set({ at: earlier(mailSends.at) });
  await db.update(mails).set({
    dueAt: earlier(mails.dueAt),
    createdAt: earlier(mails.createdAt),
    sentAt: earlier(mails.sentAt),
  });
}
