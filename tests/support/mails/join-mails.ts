import { and, eq } from 'drizzle-orm';
import { eventJoinRequests } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { guestLinks } from '#server/nights/guest-link.ts';
import { sendMails } from '#server/platform/mails/send-mails.ts';
import type { Mail, Mailer } from '#server/platform/mails/mailer.ts';
import type { TestApp } from '../server/test-app.ts';

/** Sends the pending mails to an address about an event, and returns them. */
export async function sendMailsTo({ services }: TestApp, eventId: number, to: string): Promise<Mail[]> {
  const rows = await services.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.eventId, eventId), eq(mails.to, to), eq(mails.state, 'waiting')));
  const sent: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => void sent.push(mail),
    verify: async () => {},
    close: async () => {},
  };
  const ids = rows.map(({ id }) => id);
  await sendMails({ ...services, mailer }, ids, () => false);
  return sent;
}

/** The path of the confirmation link mailed to an address entered on a night's page. */
export async function confirmPath(
  { services: { db }, origin }: TestApp,
  eventId: number,
  email: string,
): Promise<string> {
  const [request] = await db
    .select()
    .from(eventJoinRequests)
    .where(and(eq(eventJoinRequests.eventId, eventId), eq(eventJoinRequests.email, email)));
  if (!request) throw new Error(`nobody typed ${email}`);
  return new URL((await guestLinks(db, origin)).linkUrl(request.linkSeed)).pathname;
}
