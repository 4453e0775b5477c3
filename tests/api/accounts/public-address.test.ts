import { beforeEach, expect, test } from 'vitest';
import { ownMailServer } from '#tests/support/server/own-mail-server.ts';
import { publicEnvironment, SITE } from '#tests/support/server/public-address.ts';
import { askForCode, finishSignIn, openBrowser, send, visit } from '#tests/support/server/sign-in.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const mailServer = ownMailServer();
const app = testApp(() => ({ environment: publicEnvironment(mailServer) }));
beforeEach(() => {
  mailServer.received.length = 0;
});

test('a code is mailed by SMTP and signs in behind an HTTPS proxy', async () => {
  const browser = openBrowser(app, SITE);
  const page = await askForCode(browser, 'ana@example.org');
  const [mail] = mailServer.received;
  expect(mail).toMatchObject({ from: 'rollcall@example.org', to: ['ana@example.org'] });
  const code = mail?.raw.match(/^Subject: (\d{6}) is your Rollcall code\r$/m)?.[1] ?? '';
  expect(mail?.raw).toMatch(/^From: Rollcall <rollcall@example.org>\r$/m);
  expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
  expect(await finishSignIn(browser, page, code)).toBe('/my-games');
  expect(await (await browser('/api/auth/user')).json()).toMatchObject({ email: 'ana@example.org' });
  const cookies = await browser.jar.getCookies(SITE);
  expect(
    cookies.map(({ key, secure, httpOnly, sameSite, path }) => [key, secure, httpOnly, sameSite, path]).toSorted(),
  ).toEqual([
    ['__Host-rollcall', true, true, 'lax', '/'],
    ['__Host-rollcall-device', true, true, 'lax', '/'],
  ]);
});

test('one IP address can request twenty codes in 15 minutes, for any recipients', async () => {
  const ask = async (email: string, address: string) => {
    const browser = openBrowser(app, SITE);
    const page = await visit(browser, '/api/auth/rollcall');
    const action = page.html.match(/action="([^"]+email)"/)?.[1] ?? '';
    const response = await browser(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE, 'X-Forwarded-For': address },
      body: new URLSearchParams({ email }).toString(),
    });
    return response.status;
  };
  const answers = [];
  for (let sent = 0; sent < 21; sent += 1) answers.push(await ask(`guest${sent}@example.org`, '203.0.113.7'));
  expect(answers.slice(0, 20).every((status) => status === 303)).toBe(true);
  expect(answers[20]).toBe(429);
  expect(await ask('guest99@example.org', '203.0.113.8')).toBe(303);
});

test('recipient and subject cannot add headers', async () => {
  await app.services.mailer.send({
    to: 'ana@example.org',
    subject: 'Night\r\nBcc: all@example.org\r\n\r\nbody',
    text: 'text',
    html: '<p>text</p>',
  });
  const [mail] = mailServer.received;
  expect(mail?.to).toEqual(['ana@example.org']);
  expect(mail?.raw).not.toMatch(/^Bcc:/m);
  await app.services.mailer
    .send({ to: 'ana@example.org\r\nBcc: all@example.org', subject: 'x', text: 'x', html: 'x' })
    .catch(() => {});
  for (const { to, raw } of mailServer.received) {
    expect(to).not.toContain('all@example.org');
    expect(raw).not.toMatch(/^Bcc:/m);
  }
});

test('names outside ASCII and attachments are transmitted unchanged', async () => {
  const attachments = [{ filename: 'night.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
  await app.services.mailer.send({
    to: 'ana@example.org',
    subject: 'Inês lädt ein 🎲',
    text: 'x',
    html: 'x',
    attachments,
  });
  const [mail] = mailServer.received;
  expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(mail?.raw).toContain('Content-Disposition: attachment; filename=night.ics');
});

test('if the mail server is unreachable, the page says so and a retry is possible', async () => {
  const lonely = await startTestApp({
    databaseOf: app,
    services: {
      mailer: {
        send: () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25')),
        verify: async () => {},
        close: async () => {},
      },
    },
  });
  const browser = openBrowser(lonely);
  const response = await send(browser, await visit(browser, '/api/auth/rollcall'), 'email', 'ana@example.org');
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('could not be sent');
  expect(html).not.toContain('ECONNREFUSED');
  await lonely.close();
});
