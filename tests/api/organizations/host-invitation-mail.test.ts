import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeHost } from '#shared/organizations/hosts-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { optOutTokens } from '#server/organizations/opt-out-of-invitations.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';
import { askToHost, makeOrganization } from '#tests/support/server/organization.ts';
import type { Person } from '#tests/support/server/owners.ts';
import { readMail } from '#tests/support/mails/read-mail.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 25_000, interval: 50 };
const BEN = { email: 'ben@example.org' };

let app: TestApp;
let post: MailServer;
let cellar: Person;
let stop: (() => Promise<void>) | null = null;
beforeEach(async () => {
  post = await startMailServer({});
  app = await startTestApp({ environment: { SMTP_URL: post.url, MAIL_FROM: 'Rollcall <post@rollcall.test>' } });
  cellar = await makeOrganization(app);
});
afterEach(async () => {
  await stop?.();
  stop = null;
  await app.close();
  post.die();
});

const states = async () =>
  (await app.services.db.select({ state: mails.state }).from(mails).where(eq(mails.userId, cellar.id))).map(
    ({ state }) => state,
  );
async function send() {
  stop = startMailWork(app.services, { pollMs: 50 });
  await expect.poll(states, PATIENCE).not.toContain('waiting');
}
const linkIn = (text: string) => /http\S+\/stop-mails\/\S+/.exec(text)?.[0] ?? '';

test('names the sender, the address to answer, and how to opt out', async () => {
  await askToHost(cellar, BEN);
  await send();
  const [mail] = await Promise.all(post.received.map(readMail));
  expect(mail).toMatchObject({ to: [BEN.email], subject: 'Host game nights for Dice Cellar' });
  expect(mail?.from?.name).toBe('Dice Cellar (Rollcall)');
  expect(mail?.text).toContain(`See the invitation: ${app.origin}/game-nights`);
  expect(mail?.text).toContain(BEN.email);
  expect(mail?.header('list-unsubscribe')).toEqual([`<${linkIn(mail?.text ?? '')}>`]);
});

test('the opt-out link blocks all further mails and declines the invitation', async () => {
  const id = await askToHost(cellar, BEN);
  await send();
  const [mail] = await Promise.all(post.received.map(readMail));
  const link = linkIn(mail?.text ?? '');
  const page = await fetch(link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Stop mails from Dice Cellar?')]);
  expect((await fetch(`${link}x`)).status).toBe(404);
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect((await cellar.call(removeHost, { params: { id } })).status).toBe(404);
  await expect(askToHost(cellar, BEN)).rejects.toThrow('409');
});

test('the opt-out link of a mail of an earlier version does the same, until the invitation is withdrawn', async () => {
  const id = await askToHost(cellar, BEN);
  const link = `${app.origin}/asked-to-host/${(await optOutTokens(app.services.db)).tokenOf(id)}`;
  expect(await (await fetch(link)).text()).toContain('Stop these mails?');
  expect((await fetch(`${link}/stop`, { method: 'POST' })).status).toBe(200);
  expect((await cellar.call(removeHost, { params: { id } })).status).toBe(404);
  await expect(askToHost(cellar, BEN)).rejects.toThrow('409');
  expect((await fetch(`${link}/stop`, { method: 'POST' })).status).toBe(404);
});

test('an invitation that was withdrawn before sending is dropped', async () => {
  const id = await askToHost(cellar, BEN);
  await cellar.call(removeHost, { params: { id } });
  await send();
  expect([await states(), post.received]).toEqual([['dropped'], []]);
});
