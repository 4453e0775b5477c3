import { afterEach, expect, test, vi } from 'vitest';
import { mailSamples } from '#server/guests/mails/mail-samples.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const PUBLIC = {
  PUBLIC_URL: 'https://games.example.org',
  SESSION_SECRET: 'a secret that is long enough to be one',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'rollcall@example.org',
};
const PATHS = ['/dev/mails', '/dev/mails/invitation-one.html', '/dev/mails/invitation-one.txt'];

const app = testApp();
const open = testApp({ environment: PUBLIC });
afterEach(() => void vi.unstubAllEnvs());

const get = (path: string, of = app) => fetch(of.origin + path);

test.each(PATHS)('%s is not found on a public address', async (path) => {
  expect((await get(path, open)).status).toBe(404);
});

test.each(PATHS)('%s is not found in production, also locally', async (path) => {
  vi.stubEnv('NODE_ENV', 'production');
  expect((await get(path)).status).toBe(404);
});

test('an unknown mail is not found', async () => {
  for (const path of ['/dev/mails/none.html', '/dev/mails/invitation-one', '/dev/mails/invitation-one.eml'])
    expect((await get(path)).status).toBe(404);
});

test('in development the page links to every kind of mail, as HTML and text', async () => {
  const page = await (await get('/dev/mails')).text();
  for (const { name, mail } of await mailSamples()) {
    expect(page).toContain(`/dev/mails/${name}.html`);
    expect(await (await get(`/dev/mails/${name}.html`)).text()).toBe(mail.html);
    expect(await (await get(`/dev/mails/${name}.txt`)).text()).toBe(mail.text);
  }
});

test('a mail in the preview cannot run scripts', async () => {
  const policy = (await get('/dev/mails/invitation-one.html')).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});
