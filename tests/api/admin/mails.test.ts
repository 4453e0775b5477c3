import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listActs } from '#shared/admin/acts-contract.ts';
import { actText } from '#shared/admin/act-text.ts';
import { listMails, sendMailAgain, stopMail, testMail } from '#shared/admin/mails-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Mailer } from '#server/platform/mails/mailer.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { of } from '#tests/support/mails/mailing-site.ts';
import { recordingMailer, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { ADMIN, makeAdmin } from '#tests/support/server/administrators.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

let answer: Error | null = null;
const { mailer: recording, sentMails } = recordingMailer();
const mailer: Mailer = { ...recording, send: (mail) => (answer ? Promise.reject(answer) : recording.send(mail)) };
const app = testApp({ environment: ADMIN, services: { mailer } });
const refusedBy = (response: string) =>
  Object.assign(new Error(response), { code: 'EENVELOPE', responseCode: 550, response });

let admin: Person;
let host: Person;
beforeEach(async () => {
  await app.services.db.delete(mails);
  admin ??= await makeAdmin(app);
  host = await makeOwner(app);
  answer = null;
  sentMails.length = 0;
});

/** An invitation that the mail server has refused, or that waits. */
async function anInvitation(response: string | null): Promise<number> {
  const night = await addEventFor(host);
  await addGuestsFor(host, night.id, ['bea@example.org']);
  await host.call(sendInvitations, of(night));
  if (response !== null) {
    answer = refusedBy(response);
    await sendDueMails(app);
    answer = null;
  }
  const [mail] = await app.services.db.select({ id: mails.id }).from(mails).where(eq(mails.userId, host.id));
  return mail?.id ?? 0;
}
const shown = async (query: object) => (await admin.call(listMails, { query })).body;
const to = (id: number) => ({ params: { id } });

describe('a failed mail', () => {
  test('is shown with the answer of the mail server, and without the address of the guest', async () => {
    const id = await anInvitation('550 <bea@example.org> is unknown');
    const { mails: rows, counts } = await shown({ state: 'failed' });
    expect(rows).toMatchObject([{ id, kind: 'invitation', to: 'b…@example.org', account: { email: host.email } }]);
    expect(rows[0]?.problem).toContain('550 <b…@example.org> is unknown');
    expect(counts).toMatchObject({ failed: 1, waiting: 0 });
    expect(JSON.stringify(rows)).not.toMatch(/bea|rsvp/);
  });

  test('is found by the whole address of its host, and by none of its reader', async () => {
    await anInvitation('550 no');
    const found = async (address: string) => (await shown({ address })).total;
    expect(await found(` ${host.email.toUpperCase()} `)).toBe(1);
    expect(await found('bea@example.org')).toBe(0);
  });

  test('is sent again, once', async () => {
    const id = await anInvitation('550 no');
    expect((await admin.call(sendMailAgain, to(id))).status).toBe(204);
    await sendDueMails(app);
    expect(sentMails.map((mail) => mail.to)).toEqual(['bea@example.org']);
    expect((await admin.call(sendMailAgain, to(id))).refusal.code).toBe('mail_settled');
  });
});

test('a mail that waits is stopped, and not sent', async () => {
  const id = await anInvitation(null);
  expect((await admin.call(stopMail, to(id))).status).toBe(204);
  await sendDueMails(app);
  expect(sentMails).toEqual([]);
  expect((await admin.call(stopMail, to(id))).refusal.code).toBe('mail_settled');
  expect((await admin.call(stopMail, to(999_999))).status).toBe(404);
  const [act] = (await admin.call(listActs, {})).body.acts;
  expect(act && actText({ ...act, at: new Date(act.at) })).toBe(
    `operator@example.org stopped mail ${id} of ${host.email}.`,
  );
});

test('a test mail goes to the administrator alone', async () => {
  const { body } = await admin.call(testMail, {});
  expect(body.answer).toContain('/dev/outbox');
  expect(sentMails).toMatchObject([{ to: admin.email, subject: 'Rollcall can send mails' }]);
});
