import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer } from '#tests/support/server/mail-server.ts';
import { openBrowser } from '#tests/support/server/sign-in.ts';
import { startTestApp, testApp, type TestApp } from '#tests/support/server/test-app.ts';

const PUBLIC = {
  PUBLIC_URL: 'https://games.example.org',
  SESSION_SECRET: 'a secret that is long enough to be one',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'rollcall@example.org',
};

const app = testApp();

describe('on a public address', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await startTestApp({ environment: PUBLIC });
  });
  afterAll(() => open.close());

  test.each(['/dev/outbox', '/api/auth/demo'])('%s is not found', async (path) => {
    const response = await fetch(open.origin + path, { redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('the configuration contains neither', async () => {
    expect(await (await fetch(`${open.origin}/api/config`)).json()).toMatchObject({
      local: null,
      builtInProvider: true,
    });
  });

  test('the sign-in page does not link to the outbox', async () => {
    const browser = openBrowser(open, 'https://games.example.org');
    const start = await browser('/api/auth/rollcall');
    const next = await browser(start.headers.get('location') ?? '');
    const page = await browser(next.headers.get('location') ?? '');
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('outbox');
  });
});

test('the configuration contains the paths of local mode', async () => {
  expect(await (await fetch(`${app.origin}/api/config`)).json()).toEqual({
    doors: [{ kind: 'provider', name: 'Rollcall', path: '/api/auth/rollcall' }],
    builtInProvider: true,
    bggUserImport: false,
    channels: true,
    mails: true,
    reports: false,
    checkout: false,
    signUp: { mode: 'open', domains: [] },
    local: { outboxPath: '/dev/outbox', demoPath: '/api/auth/demo' },
  });
});

test('with a mail server no page links to the outbox', async () => {
  const mailServer = await startMailServer();
  const mailing = await startTestApp({ environment: { SMTP_URL: mailServer.url } });
  const config = (await (await fetch(`${mailing.origin}/api/config`)).json()) as { local: unknown };
  expect(config.local).toEqual({ outboxPath: null, demoPath: '/api/auth/demo' });
  const browser = openBrowser(mailing);
  const start = await browser('/api/auth/rollcall');
  const next = await browser(start.headers.get('location') ?? '');
  const page = await (await browser(next.headers.get('location') ?? '')).text();
  expect(page).not.toContain('outbox');
  await mailing.close();
  await mailServer.close();
});

describe('the demo', () => {
  test('is rejected for other sites', async () => {
    const browser = openBrowser(app);
    expect((await browser('/api/auth/demo', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
    expect((await browser('/api/auth/user')).status).toBe(401);
  });

  test('always signs in as the same demo owner', async () => {
    const ids = [];
    for (const returnTo of ['/add-game', '//evil.example']) {
      const browser = openBrowser(app);
      const response = await browser(`/api/auth/demo?returnTo=${encodeURIComponent(returnTo)}`);
      expect(response.headers.get('location')).toBe(returnTo === '/add-game' ? '/add-game' : '/my-games');
      ids.push(((await (await browser('/api/auth/user')).json()) as { id: number }).id);
    }
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('the outbox', () => {
  const outbox = (accept: string) => fetch(`${app.origin}/dev/outbox`, { headers: { Accept: accept } });

  test('is a page with a note, or an empty list, without mails', async () => {
    expect(await (await outbox('text/html,*/*')).text()).toContain('No mail yet');
    expect(await (await outbox('application/json')).json()).toEqual([]);
  });

  test('lists all data of mails, newest first', async () => {
    const mail = { to: 'ana@example.org', subject: 'One', text: 'text', html: '<p>text</p>' };
    const attachments = [{ filename: 'night.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
    await app.services.mailer.send({ ...mail, attachments });
    await app.services.mailer.send({ ...mail, subject: 'Two' });
    const mails = await (await outbox('application/json')).json();
    expect(mails).toMatchObject([
      { ...mail, subject: 'Two', attachments: [] },
      { ...mail, attachments },
    ]);
    expect(Object.keys((mails as object[])[0] ?? {}).sort()).toEqual([
      'attachments',
      'html',
      'id',
      'sentAt',
      'subject',
      'text',
      'to',
    ]);
  });

  test('escapes text, links only web addresses, and shows HTML in a sandboxed frame', async () => {
    await app.services.mailer.send({
      to: 'ana@example.org',
      subject: '<script>alert(1)</script>',
      text: 'See https://example.org/a?b=1&c=2 or javascript:alert(1) <img src=x onerror=alert(1)>',
      html: '<script>alert(1)</script><a href="https://example.org">x</a>',
    });
    const response = await outbox('text/html');
    const html = await response.text();
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('<a href="https://example.org/a?b=1&amp;c=2">https://example.org/a?b=1&amp;c=2</a>');
    expect(html).not.toContain('href="javascript');
    expect(html).toContain('<iframe sandbox="" title="&lt;script&gt;');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('keeps a subject on one line', async () => {
    await app.services.mailer.send({
      to: 'ana@example.org',
      subject: 'Hi\r\nBcc: all@example.org',
      text: '',
      html: '',
    });
    expect((await (await outbox('application/json')).json())[0].subject).toBe('Hi Bcc: all@example.org');
  });
});

test('has its style sheet and fonts', async () => {
  expect((await fetch(`${app.origin}/pages/page.css`)).headers.get('content-type')).toContain('text/css');
  for (const font of ['besley', 'figtree']) {
    const response = await fetch(`${app.origin}/pages/${font}.woff2`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  }
});
