import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeEvent, setEventGames } from '#shared/nights/events-contract.ts';
import {
  changeTournament,
  changeTournamentPlayer,
  enterMatchResult,
  getTournament,
  type Tournament,
} from '#shared/tournaments/tournament-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import {
  aTournamentNight,
  beginTournament,
  drawFor,
  firstSeatsWin,
  withPlayers,
} from '#tests/support/rows/a-tournament.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
let id: number;
let guestIds: number[];
let ana: string;
let ben: string;
let cem: string;
beforeEach(async () => {
  ({ id, guestIds } = await aTournamentNight(app, maya, ['Ana Sá', 'Ben', 'Cem', 'Dana']));
  [ana = '', ben = '', cem = ''] = await Promise.all(guestIds.map((guest) => guestPath(maya, guest)));
});

const begin = (changes: object = {}) =>
  beginTournament(maya, id, withPlayers(guestIds, { guestsReport: true, ...changes }));
const pageOf = (path: string, query = '') => open(app, `${path}/tournament${query}`);
const report = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  send(app, `${path}/tournament`, fields, headers);
const present = async () => (await maya.call(getTournament, { params: { id } })).body as Tournament;
const matchAt = ({ matches }: Tournament, table: number) => String(matches.find((match) => match.table === table)?.id);

describe('the page of the tournament is not found', () => {
  test('without one, with a wrong link, and for who waits for approval', async () => {
    expect((await pageOf(ana)).status).toBe(404);
    await begin();
    expect((await pageOf(`/rsvp/${'a'.repeat(43)}`)).status).toBe(404);
    await app.services.db
      .update(eventAttendees)
      .set({ awaitsApproval: true })
      .where(eq(eventAttendees.id, guestIds[0] ?? 0));
    expect((await pageOf(ana)).status).toBe(404);
    expect((await open(app, ana)).text).not.toContain('Tournament</h2>');
  });

  test('once the event is of another type', async () => {
    await begin();
    await maya.call(changeEvent, { params: { id }, body: { eventType: 'casual' } });
    expect((await pageOf(ana)).status).toBe(404);
  });
});

describe('a result by a guest is refused', () => {
  test('from another site, and of a match of others', async () => {
    const tournament = await begin();
    const match = matchAt(tournament, 1);
    const foreign = await report(ana, { matchId: match, result: 'first' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await report(ben, { matchId: match, result: 'first' })).status).toBe(404);
    expect((await report(ana, { matchId: 'x', result: 'first' })).status).toBe(400);
    expect((await present()).matches.every(({ result }) => result === null)).toBe(true);
  });

  test('where the host enters them', async () => {
    const tournament = await begin({ guestsReport: false });
    expect((await pageOf(ana)).html).not.toContain('<form');
    const reply = await report(ana, { matchId: matchAt(tournament, 1), result: 'first' });
    expect([reply.status, reply.text.includes('The host enters the results of this tournament.')]).toEqual([409, true]);
  });

  test('after the other one has entered it', async () => {
    const match = matchAt(await begin(), 1);
    expect((await report(ana, { matchId: match, result: 'first' })).status).toBe(303);
    const reply = await report(cem, { matchId: match, result: 'second' });
    expect([reply.status, reply.text.includes('Ask the host to correct it.')]).toEqual([409, true]);
    expect((await present()).matches[0]?.result).toBe('first');
  });

  test('a draw in an elimination, with the reason', async () => {
    const match = matchAt(await begin({ format: 'elimination' }), 1);
    expect((await pageOf(ana)).text).not.toContain('Draw');
    expect((await report(ana, { matchId: match, result: 'draw' })).text).toContain('An elimination has no draws');
  });

  test('scores that are none, which stay in their fields', async () => {
    const match = matchAt(await begin({ scoring: 'highest' }), 1);
    const reply = await report(ana, { matchId: match, firstScore: 'many', secondScore: '12' });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('Please enter a number');
    expect(reply.html).toContain('value="many"');
    expect(reply.html).toContain('value="12"');
  });
});

test('a guest reads their own pairing first, on their page and on that of the tournament', async () => {
  await begin();
  for (const page of [await open(app, ana), await pageOf(ana)]) {
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/You play\s+Cem\s+at table 1/);
  }
  const { text } = await pageOf(ana);
  expect(text.indexOf('You play')).toBeLessThan(text.indexOf('Round 1 of 3'));
  expect(text).toMatch(/Table 1 You against Cem/);
  expect(text).toMatch(/Table 2 Ben against Dana/);
});

test('a guest is not asked what to play: the games are told', async () => {
  const game = await addGameFor(maya, { title: 'Azul' });
  await maya.call(setEventGames, { params: { id }, body: { gameIds: [game.id] } });
  const { text } = await open(app, ana);
  expect(text).toMatch(/On the table Azul/);
  expect(text).not.toContain('What would you like to play?');
});

test('a chat shows a picture beside the link, which names nobody', async () => {
  await begin();
  const { html } = await pageOf(ana);
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const picture = await fetch(address);
  expect(picture.headers.get('content-type')).toBe('image/png');
  const shown = Buffer.from(new URL(address).pathname.split('/').at(-1)?.split('.')[0] ?? '', 'base64url').toString();
  expect(shown).toContain('Swiss');
  for (const name of ['Ana', 'Ben', 'Maya']) expect(shown).not.toContain(name);
});

test('before the first round, with a bye, after a match, out, and at the end it says so', async () => {
  await begin();
  await maya.call(changeTournamentPlayer, {
    params: { id },
    body: { playerId: (await present()).players[1]?.id, isWithdrawn: true },
  });
  expect((await pageOf(ben)).text).toContain('You have left the tournament');
  const match = matchAt(await present(), 1);
  await maya.call(enterMatchResult, { params: { id }, body: { matchId: Number(match), result: 'draw' } });
  expect((await pageOf(cem)).text).toMatch(/You drew with\s+Ana/);
  await drawFor(maya, id, 2);
  const bye = (await present()).matches.find(({ round, second }) => round === 2 && second === null)?.first;
  const seed = (await present()).players.find((player) => player.id === bye)?.seed ?? 0;
  const path = await guestPath(maya, guestIds[seed - 1] ?? 0);
  expect((await pageOf(path)).text).toContain('You have a bye in round 2');
  expect((await pageOf(path, '?round=1')).text).toContain('Round 1 of 3');
});

test('the last round and the final places are told', async () => {
  const drawn = await begin({ rounds: 1 });
  await firstSeatsWin(maya, id, drawn, 1);
  const winner = (await pageOf(ana)).text;
  expect(winner).toContain('You won the tournament');
  expect(winner).toContain('This was the last round.');
  expect((await pageOf(cem)).text).toMatch(/Your place: [34] of 4/);
});

test('a guest enters the result of their match by one of two buttons, or scores', async () => {
  const match = matchAt(await begin(), 1);
  expect((await pageOf(cem)).html).toMatch(/value="second"[^>]*>I won/);
  const reply = await report(cem, { matchId: match, result: 'second' });
  expect(reply.headers.get('location')).toBe(`${cem}/tournament?entered`);
  const page = await pageOf(cem, '?entered');
  expect(page.text).toContain('Your result is entered.');
  expect(page.text).toMatch(/You won against\s+Ana/);
  expect((await present()).matches[0]).toMatchObject({ result: 'second' });
});

test('scores decide who won', async () => {
  const match = matchAt(await begin({ scoring: 'lowest' }), 1);
  expect((await report(cem, { matchId: match, firstScore: '12,5', secondScore: '-3' })).status).toBe(303);
  expect((await present()).matches[0]).toMatchObject({ result: 'second', firstScore: 12.5, secondScore: -3 });
});

test('whom the host hides has a number, also in standings; the own name and that of the host are there', async () => {
  await maya.call(changeEvent, { params: { id }, body: { showsGuests: false } });
  await begin({ players: [...guestIds.map((attendeeId) => ({ attendeeId })), { name: 'Eve Typed' }] });
  for (const page of [await open(app, ana), await pageOf(ana)]) {
    expect(page.text).toMatch(/You play\s+Player 3\s+at table 1/);
    expect(page.html).not.toMatch(/Cem|Dana|Eve/);
  }
});

test('in German all of it is German, the names of who is hidden and a refusal too', async () => {
  await maya.call(changeEvent, { params: { id }, body: { showsGuests: false } });
  await begin({ format: 'elimination', scoring: 'highest' });
  const headers = { 'Accept-Language': 'de', Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  const page = await open(app, `${ana}/tournament`, { headers });
  expect(page.text).toMatch(/Du spielst gegen\s+Nr. \d\s+an Tisch 1/);
  expect(page.text).toMatch(/Tisch 1 Du gegen Nr. \d , noch kein Ergebnis/);
  expect(page.text).toContain('Erreichte Runde. Wer später ausscheidet, liegt vorn');
  const matchId = matchAt(await present(), 1);
  const refused = await report(ana, { matchId, firstScore: '3', secondScore: '3' }, headers);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Im K.-o.-System gibt es kein')]);
});

test('others are shown by first name, those of one name with the number of their seed, and no address', async () => {
  await app.services.db
    .update(eventAttendees)
    .set({ name: null })
    .where(eq(eventAttendees.id, guestIds[3] ?? 0));
  await begin({ players: [...guestIds.map((attendeeId) => ({ attendeeId })), { name: 'Ben Typed' }] });
  const { text, html } = await pageOf(cem);
  expect(text).toMatch(/Ana/);
  expect(html).not.toMatch(/Sá|Typed|@example\.org/);
  expect(text).toContain('Ben (2)');
  expect(text).toContain('Ben (5)');
  expect(text).toContain('Player 4');
});

test('the page of 64 players has at most 14 kB and needs no script', async () => {
  const names = Array.from({ length: 63 }, (_, n) => ({
    name: `Bartholomew ${String.fromCodePoint(65 + (n % 26))}${n}`,
  }));
  const [attendeeId] = guestIds;
  await begin({ players: [{ attendeeId }, ...names] });
  await firstSeatsWin(maya, id, await present(), 1);
  await drawFor(maya, id, 2);
  const { html } = await pageOf(ana);
  expect(gzipSync(html).length).toBeLessThan(14_000);
  expect(html).not.toContain('<script>');
}, 60_000);

test('who enters results can change while it runs', async () => {
  await begin({ guestsReport: false });
  await maya.call(changeTournament, { params: { id }, body: { guestsReport: true } });
  expect((await pageOf(ana)).text).toContain('Enter your result');
});
