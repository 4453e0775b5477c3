import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeEvent, setEventGames } from '#shared/nights/events-contract.ts';
import { getVotes, setVoteClosed } from '#shared/nights/votes-contract.ts';
import { games } from '#shared/schema/games.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { answerFor, aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { guestPath, open, send, wholeDatabase } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const TWELVE = [
  'Ark Nova',
  'Brass',
  'Calico',
  'Root',
  'Ra',
  'Dune',
  'Gaia',
  'Skull',
  'Catan',
  'Hive',
  'Tikal',
  'Cascadia',
];
const CANALS =
  'Canals, then rails, through the Black Country of the Industrial Revolution, and whoever sells the most cotton wins.\nA classic.';
/** Text that does not compress. */
const noise = (seed: string) => createHash('sha512').update(seed).digest('base64');

const app = testApp();
let maya: Person;
let night: Awaited<ReturnType<typeof aVotedNight>>;
/** Ben's own page. */
let path: string;
let heat: number;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
  night = await aVotedNight(maya, { guests: ['ben@example.org', 'cleo@example.org'] });
  path = await guestPath(maya, night.guestIds[0] ?? 0);
  heat = night.gameIds[1] ?? 0;
});

const votes = async () => (await maya.call(getVotes, { params: { id: night.eventId } })).body;
const setClosed = (closed: boolean) => maya.call(setVoteClosed, { params: { id: night.eventId }, body: { closed } });

test('a host without a name is called "Your host"', async () => {
  const nobody = await makeOwner(app, { firstName: '', lastName: '', isPremiumPlus: true });
  const { guestIds } = await aVotedNight(nobody, { guests: ['dan@example.org'] });
  const page = await open(app, await guestPath(nobody, guestIds[0] ?? 0));
  expect(page.text).toContain('Say yes to as many as you like. Your host sees how many want each game');
});

describe('a vote by link is rejected', () => {
  test.each(['votes', 'proposals', 'proposals/drop'])('from another site, at %s', async (form) => {
    const before = await wholeDatabase(app);
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const page = await send(app, `${path}/${form}`, { [`want-${heat}`]: 'yes', title: 'Root', drop: '1' }, headers);
    expect(page.status).toBe(403);
    expect(await wholeDatabase(app)).toEqual(before);
  });

  test('with an unknown link', async () => {
    const wrong = `/rsvp/${'x'.repeat(43)}`;
    for (const form of ['votes', 'proposals', 'proposals/drop'])
      expect((await send(app, `${wrong}/${form}`, { title: 'Root' })).status).toBe(404);
    expect((await open(app, `${wrong}/titles?q=az`)).status).toBe(404);
  });

  test('after the vote was closed, with a message', async () => {
    await send(app, `${path}/votes`, { [`want-${heat}`]: 'yes' });
    await setClosed(true);
    const page = await open(app, path);
    expect(page.text).toContain('The vote is closed.');
    expect(page.text).toContain('You want it');
    expect(page.html).not.toContain('name="veto"');
    expect((await send(app, `${path}/votes`, {})).status).toBe(409);
    expect((await send(app, `${path}/proposals`, { title: 'Root' })).status).toBe(409);
    expect((await votes()).games[0]).toMatchObject({ title: 'Heat', approvals: 1 });
  });

  test('for a guest who does not come, whose page has no vote', async () => {
    await answerFor(maya, night.guestIds[0] ?? 0, 'declined');
    expect((await open(app, path)).html).not.toContain('What would you like to play?');
    expect((await send(app, `${path}/votes`, { [`want-${heat}`]: 'yes' })).status).toBe(409);
  });

  test('for a game that another guest brings', async () => {
    const cleo = await guestPath(maya, night.guestIds[1] ?? 0);
    await send(app, `${cleo}/proposals`, { title: 'Root' });
    const proposal = -((await votes()).games.find(({ number }) => number < 0)?.number ?? 0);
    expect((await send(app, `${path}/proposals/drop`, { drop: String(proposal) })).status).toBe(404);
    expect((await send(app, `${path}/proposals/drop`, { drop: 'all' })).status).toBe(400);
    expect((await votes()).games).toHaveLength(3);
  });
});

test('a guest can vote by form, and sees their votes', async () => {
  const [azul = 0] = night.gameIds;
  const sent = await send(app, `${path}/votes`, {
    [`want-${heat}`]: 'yes',
    [`teach-${heat}`]: 'yes',
    veto: String(azul),
    'want-nothing': 'yes',
  });
  expect(sent.headers.get('location')).toBe(`${path}?voted#votes`);
  const page = await open(app, `${path}?voted`);
  expect(page.text).toContain('Your votes are saved.');
  expect(page.html).toContain(`name="want-${heat}" value="yes" checked`);
  expect(page.html).toContain(`name="teach-${heat}" value="yes" checked`);
  expect(page.html).toContain(`<option value="${azul}" selected`);
  expect((await votes()).games.map(({ approvals, vetoes }) => [approvals, vetoes])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('a page from before a game was added keeps the vote for that game', async () => {
  const ballot = night.gameIds.join(',');
  await send(app, `${path}/proposals`, { title: 'Calico' });
  await send(app, `${path}/votes`, { ballot, [`want-${heat}`]: 'yes' });
  const approvals = async () => (await votes()).games.map((game) => [game.title, game.approvals]).toSorted();
  expect(await approvals()).toEqual([
    ['Azul', 0],
    ['Calico', 1],
    ['Heat', 1],
  ]);
  await send(app, `${path}/votes`, { ballot });
  expect(await approvals()).toContainEqual(['Heat', 0]);
});

test('a guest can bring a game, others can vote for it, and it can be withdrawn', async () => {
  const brought = await send(app, `${path}/proposals`, { title: 'calico' });
  expect([brought.status, brought.headers.get('location')]).toEqual([303, `${path}?brings#votes`]);
  const own = await open(app, `${path}?brings`);
  expect(own.text).toMatch(/Your game is among the choices\..*You bring it/);
  const cleo = await guestPath(maya, night.guestIds[1] ?? 0);
  expect((await open(app, cleo)).text).toContain('Another guest brings it');
  const number = (await votes()).games.find((game) => game.number < 0)?.number ?? 0;
  await send(app, `${cleo}/votes`, { [`want-${number}`]: 'yes' });
  expect((await votes()).games[0]).toMatchObject({ title: 'Calico', approvals: 2 });
  const dropped = await send(app, `${path}/proposals/drop`, { drop: String(-number) });
  expect((await open(app, `${dropped.headers.get('location')}`)).text).toContain('no longer among the choices');
  expect((await votes()).games).toHaveLength(2);
});

test('an invalid game to bring shows the error beside the field and keeps the input', async () => {
  const page = await send(app, `${path}/proposals`, { title: 'Azul', players: '2-4 & more' });
  expect(page.status).toBe(400);
  expect(page.text).toContain('This one is on the table already');
  expect(page.html).toContain('value="2-4 &amp; more"');
  expect((await send(app, `${path}/proposals`, { title: ' ' })).text).toContain('Please name the game');
});

test('titles are completed without a session', async () => {
  const { status, html } = await open(app, `${path}/titles?q=carcass`);
  expect(status).toBe(200);
  const titles = JSON.parse(html) as string[];
  expect(titles[0]).toBe('Carcassonne');
  expect(titles.length).toBeLessThanOrEqual(8);
  expect(JSON.parse((await open(app, `${path}/titles`)).html)).toEqual([]);
});

test('the person who brings a game is named only if guests see each other', async () => {
  await maya.call(changeEvent, { params: { id: night.eventId }, body: { showsGuests: true } });
  await send(app, path, { status: 'accepted', name: 'Ben Achterberg' });
  await send(app, `${path}/proposals`, { title: 'Calico' });
  const cleo = await guestPath(maya, night.guestIds[1] ?? 0);
  expect((await open(app, cleo)).text).toContain('Ben brings it');
  await maya.call(changeEvent, { params: { id: night.eventId }, body: { showsGuests: false } });
  expect((await open(app, cleo)).text).not.toContain('Ben');
});

test('before there are games the page says so, and a guest can bring one', async () => {
  await maya.call(setEventGames, { params: { id: night.eventId }, body: { gameIds: [] } });
  const { text } = await open(app, path);
  expect(text).toContain('Maya has not chosen games yet. You can vote here as soon as there are some.');
  expect(text).not.toContain('Say yes to as many as you like');
  expect(text).toContain('Bring a game of your own');
});

test('each game has its players, minutes, weight and what it is, and a page of twelve stays within 14 kB', async () => {
  const gameIds: number[] = [];
  for (const title of TWELVE) {
    const description = title === 'Brass' ? CANALS : noise(title);
    gameIds.push((await addGameFor(maya, { title, players: '2-4', duration: '120', description })).id);
  }
  await maya.call(setEventGames, { params: { id: night.eventId }, body: { gameIds } });
  await app.services.db.update(games).set({ weight: 3.9, bestPlayers: '3,4' });
  const { html, text } = await open(app, path);
  expect(text).toContain('Brass 2-4 players, best with 3-4 · 120 min · heavy, 3.9 of 5');
  expect(text).toContain('Canals, then rails, through the Black Country of the Industrial Revolution, and whoever…');
  expect(gzipSync(html).length).toBeLessThan(14_000);
});

test('in another language the facts of a game, and who brings it, are in that language', async () => {
  await app.services.db.update(games).set({ weight: 3.9, bestPlayers: '3,4', duration: '120' });
  await maya.call(changeEvent, { params: { id: night.eventId }, body: { showsGuests: false } });
  const cleos = await guestPath(maya, night.guestIds[1] ?? 0);
  await send(app, `${cleos}/proposals`, { title: 'A game of her own', players: 'all of us' });
  const inLanguage = async (of: string, language: string) =>
    (await open(app, of, { headers: { 'Accept-Language': language } })).text;
  expect(await inLanguage(path, 'de')).toContain(
    'Heat 2-6 Personen, am besten mit 3-4 · 120 Min. · anspruchsvoll, 3,9 von 5',
  );
  expect(await inLanguage(path, 'fr')).toMatch(/A game of her own all of us\s+Quelqu’un d’autre\s+l’apporte/);
  expect(await inLanguage(cleos, 'es')).toMatch(/A game of her own all of us\s+Tú\s+lo traes/);
});

test('opening the vote changes no data, and the page is small with forty games', async () => {
  const titles = Array.from({ length: 40 }, (_, index) => `Game of the evening number ${index}`);
  const big = await aVotedNight(maya, { titles, guests: ['dina@example.org'] });
  const page = await guestPath(maya, big.guestIds[0] ?? 0);
  const before = await wholeDatabase(app);
  const { html } = await open(app, page);
  await open(app, `${page}/titles?q=az`);
  expect(await wholeDatabase(app)).toEqual(before);
  expect(gzipSync(html).length).toBeLessThan(30_000);
});
