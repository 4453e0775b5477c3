import { expect, test } from 'vitest';
import { addPasskey, beginPasskey, removePasskey } from '#shared/accounts/passkeys-contract.ts';
import { mailOptOuts } from '#shared/schema/mails.ts';
import { recordingMailer, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { newAuthenticator } from '#tests/support/server/authenticator.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { signedInBefore } from '#tests/support/server/passkeys.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });

test('all passkeys that are added and removed in a day are mailed to their owner, also to whoever stopped mails', async () => {
  const ana = await makeOwner(app);
  await signedInBefore(app, ana);
  await app.services.db.insert(mailOptOuts).values({ userId: ana.id, email: ana.email });
  for (let count = 0; count < 20; count += 1) {
    const { body: options } = await ana.call(beginPasskey, {});
    const { body } = await ana.call(addPasskey, { body: newAuthenticator(app.origin).create(options) });
    await ana.call(removePasskey, { params: { id: body.id } });
  }
  await sendDueMails(app);
  const sent = (subject: string) => sentMails.filter((mail) => mail.to === ana.email && mail.subject === subject);
  const added = sent('A passkey was added to your Rollcall account');
  const removed = sent('A passkey was removed from your Rollcall account');
  expect([added.length, removed.length, sentMails.length]).toEqual([20, 20, 40]);
  expect(added[0]?.text).toContain('added a passkey to your account: Unknown device.');
  expect(removed[0]?.text).toContain('removed a passkey from your account: Unknown device.');
  expect(sentMails.every(({ text }) => text.includes(`${app.origin}/profile`))).toBe(true);
  expect(sentMails.every(({ unsubscribeUrl }) => unsubscribeUrl === undefined)).toBe(true);
});
