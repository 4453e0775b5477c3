import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { mailHandovers, mails } from '#shared/schema/mails.ts';
import { sendMails } from '#server/mails/send-mails.ts';
import type { Mail, Mailer } from '#server/outbound/mailer.ts';
import type { TestApp } from './test-app.ts';

const BATCH = 10;
/** Longer than news settle, shorter than a held mail waits. */
const SETTLE = '5 minutes';

/** A mailer that delivers nothing and keeps what it was handed. */
export function keepingMailer(): { mailer: Mailer; handed: Mail[] } {
  const handed: Mail[] = [];
  const mailer: Mailer = {
    send: (mail) => Promise.resolve(void handed.push(mail)),
    verify: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { mailer, handed };
}

/** Sends whatever is due, in the order in which it was queued, as the mail work of a server does. */
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

/** Sends what is due once news have settled. */
export async function sendSettledMails(app: TestApp): Promise<void> {
  await timePasses(app, SETTLE);
  await sendDueMails(app);
}

/** Moves all mails and what was counted of them back in time. @param interval as PostgreSQL writes it: '25 hours' */
export async function timePasses({ services: { db } }: TestApp, interval: string): Promise<void> {
  const earlier = (column: unknown) => sql`${column} - ${interval}::interval`;
  await db.update(mailHandovers).set({ at: earlier(mailHandovers.at) });
  await db.update(mails).set({
    dueAt: earlier(mails.dueAt),
    createdAt: earlier(mails.createdAt),
    sentAt: earlier(mails.sentAt),
  });
}
