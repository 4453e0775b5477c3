import { describe, expect, test } from 'vitest';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ screens: true });

const page = async (path: string) => (await visitor(app).fetch(path)).text();
/** The page as it is read without scripts. */
const contentOf = (html: string) => html.slice(html.indexOf('<div id="root">'), html.indexOf('<noscript>'));

describe('the sign-in page of visitors', () => {
  test('is complete without scripts, and loads none of the application', async () => {
    const html = await page('/login');
    const content = contentOf(html);
    expect(content).toContain('<h1>Sign in to Rollcall</h1>');
    expect(content).toContain('href="/create-account"');
    expect(content).toContain('What signing in unlocks');
    expect(content).toMatch(/href="\/api\/auth\/demo\?returnTo=%2Fmy-games"/);
    expect(html).not.toContain('modulepreload');
    expect([...html.matchAll(/<script type="module"[^<>]*>/g)].map(([tag]) => / src="([^"]+)"/.exec(tag)?.[1])).toEqual(
      ['/on-demand.js'],
    );
    const [, application = ''] = /data-app="([^"]+)"/.exec(html) ?? [];
    expect((await visitor(app).fetch(application)).status).toBe(200);
    expect((await visitor(app).fetch('/on-demand.js')).status).toBe(200);
  });

  test('returns to the page that asked for it', async () => {
    const html = await page('/login?returnTo=/import?id=7');
    expect(html).toContain(`returnTo=${encodeURIComponent('/import?id=7')}"`);
    expect(await page('/login?returnTo=https://evil.example')).not.toContain('evil.example"');
  });

  test('says what failed', async () => {
    expect(await page('/login?error=sign_in_cancelled')).toContain('You cancelled the sign-in');
    expect(await page('/login?error=%3Cscript%3E')).toContain('Signing in did not work');
  });

  test('is at most 14 kB as it is sent', async () => {
    const { headers } = await visitor(app).fetch('/login');
    expect(Number(headers.get('content-length'))).toBeLessThan(14_000);
  });

  test('is complete too for a browser that has begun to sign in, and comes back', async () => {
    const begun = await fetch(`${app.origin}/api/auth/rollcall`, { redirect: 'manual' });
    const cookie = begun.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect(cookie).not.toBe('');
    const response = await fetch(`${app.origin}/login?error=sign_in_cancelled`, { headers: { cookie } });
    expect(contentOf(await response.text())).toContain('You cancelled the sign-in');
  });

  test('is the application for who is signed in', async () => {
    const owner = await makeOwner(app);
    expect(await (await owner.fetch('/login')).text()).not.toContain('data-app');
  });
});
