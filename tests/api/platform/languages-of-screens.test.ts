import { get } from 'node:http';
import { describe, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { addTag } from '#shared/games/tags-contract.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp({ screens: true });
const ana = ownerOfEachTest(app);
const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
const entryOf = (html: string) => /assets\/index-[\w-]+\.js/.exec(html)?.[0];

describe('a page for visitors', () => {
  const page = async (headers: Record<string, string>, path = '/premium') =>
    (await visitor(app).fetch(path, { headers })).text();

  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['nl,fr;q=0.5', 'fr'],
    ['pt-BR,es;q=0.4', 'es'],
    ['nl', 'en'],
  ])('is in the language that a browser asks for by %j', async (asked, expected) => {
    expect(languageOf(await page({ 'Accept-Language': asked }))).toBe(expected);
  });

  test('is in the language that was chosen in this browser, and keeps the rest of its address', async () => {
    const chosen = await fetch(`${app.origin}/login?returnTo=%2Fplays&in=es`, { redirect: 'manual' });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/login?returnTo=%2Fplays']);
    const cookie = chosen.headers.get('set-cookie')?.split(';')[0] ?? '';
    const html = await page({ Cookie: cookie, 'Accept-Language': 'de' });
    expect([languageOf(html), html.includes('Planes y precios')]).toEqual(['es', true]);
  });

  test('is shown at an address of two slashes, which no other address stands beside', async () => {
    const { status, headers } = await fetch(`${app.origin}//?in=de`);
    expect([status, headers.get('content-language')]).toEqual([200, 'de']);
  });

  test.each(['/.//evil.example', '/a/..//evil.example', '//evil.example'])(
    'never leads to another site, as from %s',
    async (path) => {
      const answer = await new Promise<string | undefined>((resolve, reject) => {
        const { hostname, port } = new URL(app.origin);
        get({ hostname, port, path: `${path}?in=de` }, (res) => {
          res.resume();
          resolve(res.headers.location);
        }).once('error', reject);
      });
      expect(answer).toMatch(/^\/(?!\/)/);
    },
  );

  test('loads the code of its language only, and says what it depends on', async () => {
    const entries = await Promise.all(
      ['en', 'de', 'fr', 'es'].map(async (one) => entryOf(await page({ 'Accept-Language': one }))),
    );
    expect(new Set(entries).size).toBe(4);
    const { headers } = await visitor(app).fetch('/');
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  test('stays English where nothing else was asked for', async () => {
    expect(languageOf(await page({}, '/'))).toBe('en');
  });
});

describe('the language of an account', () => {
  const refusedTag = async (headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ name: '', colour: 'pink' });
    const sent = { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } };
    return (await (await ana.fetch(addTag.path, sent)).json()) as { message: string; fields: { name: string } };
  };

  test.each(['nl', '', null])('%j is refused', async (language) => {
    const { status, refusal } = await ana.call(changeProfile, { body: { language } as never });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['language']]);
  });

  test('is none until it is chosen, and answers are in that of the browser', async () => {
    expect((await ana.call(getCurrentUser, {})).body).toMatchObject({ language: null });
    expect(await refusedTag({ 'Accept-Language': 'fr' })).toMatchObject({
      message: 'Certains champs ne sont pas valides.',
    });
  });

  test('decides the answers that its owner reads, whatever the browser asks for', async () => {
    await ana.call(changeProfile, { body: { language: 'de' } });
    expect((await ana.call(getCurrentUser, {})).body).toMatchObject({ language: 'de' });
    expect(await refusedTag({ 'Accept-Language': 'fr' })).toEqual({
      code: 'invalid_request',
      message: 'Einige Angaben sind ungültig.',
      fields: { name: 'Ein Schlagwort hat einen Namen' },
    });
  });
});
