import { describe, expect, test } from 'vitest';
import { removeGame } from '#shared/contracts/games.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/event-payloads.ts';
import { addGameFor } from '#tests/support/game-payloads.ts';
import { makeHost, makeOrganization } from '#tests/support/organization.ts';
import { makeOwner, type Person, signedIn, visitor } from '#tests/support/owners.ts';
import { startTestApp, testApp } from '#tests/support/test-app.ts';
import { ownerOfEachTest } from '#tests/support/test-owner.ts';

const UNDRAWN = '<div id="root"></div>';
const NEVER = 999_999_999;

const app = testApp({ screens: true });
const ana = ownerOfEachTest(app, { isPremium: true, timeZone: 'Europe/Berlin' });

const open = async (path: string, person: Person, headers: Record<string, string> = {}) => {
  const response = await person.fetch(path, { headers });
  return { html: await response.text(), status: response.status, headers: response.headers };
};

describe('the page of a game', () => {
  test('of another owner equals that of an unknown game', async () => {
    const theirs = await addGameFor(await makeOwner(app), { title: 'Secret Hitler' });
    const removed = await addGameFor(ana, { title: 'Regretted' });
    await ana.call(removeGame, { params: { id: removed.id } });
    const unknown = await open(`/games/${NEVER}`, ana);
    expect(unknown.html).toContain(UNDRAWN);
    for (const id of [theirs.id, removed.id]) {
      const { html, status, headers } = await open(`/games/${id}`, ana);
      expect(html.replaceAll(`/${id}/`, `/${NEVER}/`)).toBe(unknown.html);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    }
  });

  test('is prerendered only at its exact address', async () => {
    const { id } = await addGameFor(ana, { title: 'Azul' });
    for (const path of [`${id}/`, `0${id}`, `${id}.0`, `${id}?from=mail`, '9'.repeat(40), '%00', '-1'])
      expect(await open(`/games/${path}`, ana)).toMatchObject({ status: 200, html: expect.stringContaining(UNDRAWN) });
  });

  test('is not prerendered for a visitor, or with an ended or forged session', async () => {
    const { id } = await addGameFor(ana, { title: 'Azul' });
    await ana.fetch('/api/logout');
    const forged = (await signedIn(app, ana)).cookie.replace(/.$/, 'A').replace(/.{5}$/, 'AAAAA');
    for (const { html } of [
      await open(`/games/${id}`, visitor(app)),
      await open(`/games/${id}`, ana),
      await open(`/games/${id}`, visitor(app), { Cookie: forged }),
    ]) {
      expect(html).toContain(UNDRAWN);
      expect(html).not.toContain('Azul');
    }
  });

  test('is prerendered for its owner, is not cached, and is inert', async () => {
    const { id } = await addGameFor(ana, { title: 'Azul', notes: 'Tiles first' });
    const { html, headers } = await open(`/games/${id}`, ana);
    expect(html).toMatch(/<main inert="" aria-busy="true" .*<h1[^>]*>Azul<\/h1>.*Tiles first/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('vary')).toContain('Cookie');
  });

  test('escapes text, and contains nothing that the content security policy blocks', async () => {
    const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { id } = await addGameFor(ana, { title: script, notes: script });
    const { html } = await open(`/games/${id}`, ana);
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toMatch(/<script>alert|<style|<img src=x/);
  });

  test('is sent without content if the rate limit is exceeded', async () => {
    const small = await startTestApp({ screens: true, environment: { REQUESTS_PER_MINUTE: '3' } });
    try {
      const owner = await makeOwner(small);
      const { id } = await addGameFor(owner, { title: 'Azul' });
      for (let time = 0; time < 3; time += 1) expect((await open(`/games/${id}`, owner)).html).toContain('Azul');
      expect(await open(`/games/${id}`, owner)).toMatchObject({ status: 200, html: expect.stringContaining(UNDRAWN) });
    } finally {
      await small.close();
    }
  });

  test('is sent without content if the database does not respond', async () => {
    const { id } = await addGameFor(ana, { title: 'Azul' });
    const other = await startTestApp({ screens: true, databaseOf: app });
    try {
      other.services.pool.query = () => Promise.reject(new Error('the database is away')) as never;
      const { status, html } = await open(`/games/${id}`, visitor(other), { Cookie: ana.cookie });
      expect([status, html.includes(UNDRAWN)]).toEqual([200, true]);
    } finally {
      await other.close();
    }
  });
});

describe('the page of a night', () => {
  test('of another owner shows nothing, also to its guests', async () => {
    const host = await makeOwner(app, { isPremium: true });
    const night = await addEventFor(host, { title: 'Surprise for Ana' });
    await addGuestsFor(host, night.id, [ana.email]);
    for (const id of [night.id, NEVER, `0${night.id}`]) {
      const { html, headers } = await open(`/game-nights/${id}`, ana);
      expect(html).toContain(UNDRAWN);
      expect(html).not.toContain('Surprise');
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
    expect((await open(`/game-nights/${night.id}`, visitor(app))).html).toContain(UNDRAWN);
  });

  test('is prerendered for its host, with its guests', async () => {
    const night = await addEventFor(ana, { title: 'Dice & <b>Wine</b>' });
    await addGuestsFor(ana, night.id, ['zoe@example.org']);
    const { html, headers } = await open(`/game-nights/${night.id}`, ana);
    expect(html).toMatch(
      /<main inert="".*<h1[^>]*>Dice &amp; &lt;b&gt;Wine&lt;\/b&gt;<\/h1>.*RSVP Status.*zoe@example\.org/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('of many guests is sent without content: rendering it would delay everybody', async () => {
    const host = await makeOwner(app, { isPremiumPlus: true });
    const night = await addEventFor(host, { title: 'Convention' });
    await addGuestsFor(host, night.id, addresses(60));
    expect((await open(`/game-nights/${night.id}`, host)).html).toContain('Convention</h1>');
    await addGuestsFor(host, night.id, addresses(1, 'late'));
    const { status, html } = await open(`/game-nights/${night.id}`, host);
    expect([status, html.includes(UNDRAWN), html.includes('Convention')]).toEqual([200, true, false]);
  });

  test('of an organization is prerendered for its hosts only', async () => {
    const club = await makeOrganization(app);
    await makeHost(club, ana);
    const night = await addEventFor(club, { title: 'Open table' });
    expect((await open(`/game-nights/${night.id}`, ana)).html).toMatch(/<h1[^>]*>Open table<\/h1>/);
    expect((await open(`/game-nights/${night.id}`, await makeOwner(app))).html).toContain(UNDRAWN);
  });

  test('has dates in the locale of the browser', async () => {
    const date = '2999-05-03T18:00:00Z';
    const { id } = await addEventFor(ana, { date, timeZone: 'Europe/Berlin' });
    const inLanguage = async (language: string) =>
      (await open(`/game-nights/${id}`, ana, { 'Accept-Language': language })).html;
    const [american, german] = await Promise.all([inLanguage('en-US,en;q=0.9'), inLanguage('de-DE,de;q=0.9')]);
    expect(american).toContain('Friday, May 3, 2999, 8:00');
    expect(german).toMatch(/Friday,? 3 May 2999, 20:00 to 00:00/);
  });
});
