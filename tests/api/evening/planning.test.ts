import { beforeEach, describe, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import { changeAttendee } from '#shared/nights/attendees-contract.ts';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { changeEvent, duplicateEvent, setEventGames } from '#shared/nights/events-contract.ts';
import * as groups from '#shared/nights/groups-contract.ts';
import { recordPlay } from '#shared/plays/plays-contract.ts';
import { getBallot, giveBallot, proposeGame, setVoteClosed } from '#shared/nights/votes-contract.ts';
import { answerFor, aVotedNight, hostAndGuest, NO_VOTES } from '#tests/support/rows/a-voted-night.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { plan, planned, titlesOf } from '#tests/support/evenings/planned-evening.ts';

const app = testApp();
let maya: Person;
let ben: Person;
beforeEach(async () => {
  [maya, ben] = await hostAndGuest(app);
});

test.each([
  ['a weight there is no word for', { preferredWeight: 'grave' }],
  ['an age that is none of a young player', { youngestAge: 18 }],
])('a night is refused %s', async (_what, body) => {
  const { eventId } = await aVotedNight(maya);
  const { status, refusal } = await maya.call(changeEvent, { params: { id: eventId }, body: body as never });
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, Object.keys(body)]);
});

test('what the host says of the night changes the plan, and its copy remembers it', async () => {
  const { eventId } = await aVotedNight(maya, { titles: [], guests: ['cai@example.org'] });
  await addGameFor(maya, { title: 'Azul', duration: '60 minutes', weight: 1.8, minAge: 8 });
  await addGameFor(maya, { title: 'Brass', duration: '60 minutes', weight: 3.9, minAge: 14 });
  await maya.call(changeEvent, { params: { id: eventId }, body: { durationMinutes: 130, preferredWeight: 'heavy' } });
  expect(titlesOf(await planned(maya, eventId))).toEqual(['Brass']);
  const wishes = { preferredWeight: 'light', youngestAge: 8, hasNewcomers: true } as const;
  await maya.call(changeEvent, { params: { id: eventId }, body: wishes });
  const { lineUp } = await planned(maya, eventId);
  expect(lineUp.fits && lineUp.games.map(({ game, reasons }) => [game.title, reasons])).toEqual([
    ['Azul', ['for ages 8 and up', 'seats 2']],
  ]);
  const date = '2999-06-03T18:00:00.000Z';
  const copy = await maya.call(duplicateEvent, { params: { id: eventId }, body: { date } });
  expect(copy.body).toMatchObject(wishes);
});

test('its reasons are in the language of its reader', async () => {
  const { eventId } = await aVotedNight(maya, { titles: [], guests: ['cai@example.org'] });
  await addGameFor(maya, { title: 'Azul', duration: '60 minutes', weight: 1.8, minAge: 8 });
  await maya.call(changeEvent, { params: { id: eventId }, body: { durationMinutes: 130, youngestAge: 8 } });
  await maya.call(changeProfile, { body: { language: 'de' } });
  const { lineUp } = await planned(maya, eventId);
  expect(lineUp.fits && lineUp.games.map(({ reasons }) => reasons)).toEqual([['ab 8 Jahren', 'für 2 spielbar']]);
});

describe('an evening plan is rejected', () => {
  test('for everybody but the host', async () => {
    const { eventId } = await aVotedNight(maya, { guests: [ben.email] });
    expect((await plan(ben, eventId, {})).status).toBe(404);
  });

  test.each([
    ['heads', 'all'],
    ['seed', '-1'],
    ['seed', '1e3'],
    ['from', 'attic'],
    ['kept', '0'],
    ['kept', '1,2,3,4,5,6,7,8'],
    ['most', '8'],
    ['passed', '1,,2'],
    ['first', 'Ben'],
    ['firstGame', ''],
  ])('with %s=%s', async (field, value) => {
    const { eventId } = await aVotedNight(maya);
    const { refusal } = await plan(maya, eventId, { [field]: value });
    expect(refusal.code).toBe('invalid_request');
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });
});

test('a game of the night that does not fit the number of people is listed with its players', async () => {
  const guests = ['ben@example.org', 'cai@example.org'];
  const { eventId, gameIds } = await aVotedNight(maya, { titles: ['Heat'], guests });
  const duel = await addGameFor(maya, { title: '7 Wonders Duel', players: '2' });
  await maya.call(setEventGames, { params: { id: eventId }, body: { gameIds: [...gameIds, duel.id] } });
  expect((await planned(maya, eventId)).away).toEqual(['7 Wonders Duel is for 2 players']);
});

test('without attendees it says so, and without games it suggests a remedy', async () => {
  const { eventId, hostId } = await aVotedNight(maya, { titles: [], guests: ['ben@example.org'] });
  expect((await planned(maya, eventId)).lineUp).toEqual({
    fits: false,
    suggestions: ['No game here is for two in this time. Somebody could bring one.'],
  });
  await answerFor(maya, hostId, 'declined');
  const alone = await aVotedNight(maya, { titles: [], guests: [] });
  await answerFor(maya, alone.hostId, 'declined');
  expect(await planned(maya, alone.eventId)).toMatchObject({
    heads: 0,
    games: 0,
    lineUp: { fits: false, suggestions: ['Nobody has said yes yet.'] },
    tables: null,
  });
});

test('it counts guests who accepted, or also undecided ones, and is deterministic for a seed', async () => {
  const { eventId, guestIds } = await aVotedNight(maya, { guests: ['ben@example.org', 'cleo@example.org'] });
  await answerFor(maya, guestIds[1] ?? 0, 'maybe');
  expect(await planned(maya, eventId)).toMatchObject({ heads: 2, maybeHeads: 1 });
  expect(await planned(maya, eventId, { heads: 'maybes' })).toMatchObject({ heads: 3, maybeHeads: 0 });
  expect(await planned(maya, eventId, { seed: '7' })).toEqual(await planned(maya, eventId, { seed: '7' }));
});

test('each game has at most two reasons, its duration learned from plays, and who can teach it', async () => {
  const { eventId, guestIds, gameIds } = await aVotedNight(maya, { guests: [ben.email, 'cleo@example.org'] });
  const [azul = 0, heat = 0] = gameIds;
  const id = guestIds[0] ?? 0;
  await maya.call(changeAttendee, { params: { id }, body: { name: 'Ben Achterberg' } });
  for (const duration of [50, 70, 90]) {
    const body = { players: '["Maya","Tom"]', scores: '[1,2]', duration };
    await maya.call(recordPlay, { params: { id: heat }, body });
  }
  await ben.call(giveBallot, { params: { id }, body: { ...NO_VOTES, approves: [heat], teaches: [heat], veto: azul } });
  const { lineUp } = await planned(maya, eventId);
  expect(lineUp).toMatchObject({ fits: true, games: [{ game: { title: 'Heat', source: 'host_shelf' } }] });
  const [first] = lineUp.fits ? lineUp.games : [];
  expect(first?.reasons).toContain('1 wants it');
  expect(first?.reasons.length).toBeLessThanOrEqual(2);
  expect(first?.minutes).toBe(70 + (first?.explained ?? 0));
  expect(first?.explaining).toMatch(/^Ben can teach it in \d+ minutes$/);
});

test('a vetoed game is excluded, and the voter stays secret until the vote is closed', async () => {
  const { eventId, guestIds, gameIds } = await aVotedNight(maya, { titles: ['Azul'], guests: [ben.email] });
  const id = guestIds[0] ?? 0;
  await ben.call(giveBallot, { params: { id }, body: { ...NO_VOTES, veto: gameIds[0] ?? 0 } });
  expect((await planned(maya, eventId)).lineUp).toEqual({
    fits: false,
    suggestions: ['Azul would fit, but for a veto.'],
  });
  await maya.call(setVoteClosed, { params: { id: eventId }, body: { closed: true } });
  const { lineUp } = await planned(maya, eventId);
  expect(lineUp.fits ? [] : lineUp.suggestions[0]).toContain(ben.email.slice(0, 8));
});

test('a skipped game is exchanged, and locked games stay', async () => {
  const { eventId, gameIds } = await aVotedNight(maya, { titles: ['Azul', 'Heat', 'Root'] });
  const [azul = 0, heat = 0] = gameIds;
  expect(titlesOf(await planned(maya, eventId, { kept: String(azul), most: '1' }))).toEqual(['Azul']);
  const passed = [azul, heat].join(',');
  expect(titlesOf(await planned(maya, eventId, { passed }))).toEqual(['Root']);
});

test('games of guests are available while the guest comes, each once', async () => {
  const { eventId, guestIds } = await aVotedNight(maya, { titles: ['Azul'], guests: [ben.email, 'cleo@example.org'] });
  const id = guestIds[0] ?? 0;
  const propose = (title: string) => ben.call(proposeGame, { params: { id }, body: { title } });
  await propose('Carcassonne');
  await propose('A game that nobody knows');
  const { games, unknown } = await planned(maya, eventId);
  expect({ games, unknown }).toEqual({ games: 2, unknown: ['A game that nobody knows'] });
  await addGameFor(maya, { title: 'Carcassonne', players: '2-5' });
  expect((await planned(maya, eventId)).games).toBe(2);
  await answerFor(maya, id, 'declined');
  expect(await planned(maya, eventId)).toMatchObject({ games: 2, unknown: [] });
});

test('the shelf of a guest is available only with consent, without wishes and expansions', async () => {
  const { eventId, guestIds, gameIds } = await aVotedNight(maya, { titles: ['Azul'], guests: [ben.email] });
  await addGameFor(ben, { title: 'Root', players: '2-4' });
  await addGameFor(ben, { title: 'Dune', players: '2-4', isWishlist: true });
  const { id: riverfolk } = await addGameFor(ben, { title: 'Root: The Riverfolk', players: '1-6' });
  await ben.call(changeGame, { params: { id: riverfolk }, body: { isExpansion: true } });
  const id = guestIds[0] ?? 0;
  expect((await planned(maya, eventId)).games).toBe(1);
  const share = (sharesShelf: boolean) => ben.call(giveBallot, { params: { id }, body: { ...NO_VOTES, sharesShelf } });
  expect((await share(true)).body).toMatchObject({ sharesShelf: true });
  expect((await planned(maya, eventId)).games).toBe(2);
  const { lineUp } = await planned(maya, eventId, { passed: String(gameIds[0]) });
  expect(lineUp).toMatchObject({ games: [{ game: { title: 'Root', source: 'guest_shelf' } }] });
  await share(false);
  expect((await planned(maya, eventId)).games).toBe(1);
});

test('games of the night come first, then the shelf; from the whole shelf the best are chosen', async () => {
  const { eventId } = await aVotedNight(maya, { titles: ['Azul', 'Heat'] });
  const better = { players: '2-4', bestPlayers: '2', rating: 5, duration: '100 min' };
  const { id: brass } = await addGameFor(maya, { title: 'Brass', ...better });
  await maya.call(changeGame, { params: { id: brass }, body: { bestPlayers: '2', rating: 5 } });
  await maya.call(changeEvent, { params: { id: eventId }, body: { durationMinutes: 120 } });
  const of = async (from: string) => {
    const { lineUp, ofNight, games } = await planned(maya, eventId, { from });
    return { ofNight, games, titles: lineUp.fits ? lineUp.games.map(({ game }) => game.title).toSorted() : [] };
  };
  const night = await of('night');
  expect(night).toMatchObject({ ofNight: 2, games: 3 });
  expect(night.titles.length).toBeGreaterThan(0);
  expect(night.titles).not.toContain('Brass');
  expect((await of('shelf')).titles).toContain('Brass');
});

test('a wish is available only if the host added it to the night', async () => {
  const { eventId } = await aVotedNight(maya, { titles: [] });
  const { id } = await addGameFor(maya, { title: 'Brass', players: '2-4', isWishlist: true });
  expect((await planned(maya, eventId)).games).toBe(0);
  await maya.call(setEventGames, { params: { id: eventId }, body: { gameIds: [id] } });
  expect(titlesOf(await planned(maya, eventId))).toEqual(['Brass']);
});

test('the host knows a game that they rated or played before', async () => {
  const { eventId, gameIds } = await aVotedNight(maya, { titles: ['Azul'] });
  const explainingOf = async () => {
    const { lineUp } = await planned(maya, eventId);
    return lineUp.fits ? lineUp.games[0]?.explaining : null;
  };
  expect(await explainingOf()).toMatch(/^new to everybody, Maya has the rules/);
  await maya.call(changeGame, { params: { id: gameIds[0] ?? 0 }, body: { rating: 4.5 } });
  expect(await explainingOf()).toMatch(/^Maya can teach it in \d+ minutes$/);
});

test('the remaining time and reserve games are listed, with the games that they replace', async () => {
  const { eventId, gameIds } = await aVotedNight(maya, { titles: ['Azul'] });
  const { lineUp } = await planned(maya, eventId);
  expect(lineUp).toMatchObject({
    reserve: [],
    missing: expect.stringMatching(/^No other game here is for two/) as string,
  });
  await addGameFor(maya, { title: 'Root', players: '2-4' });
  const { lineUp: one } = await planned(maya, eventId, { most: '1' });
  expect(one).toMatchObject({ missing: null, reserve: [{ game: { title: 'Root' }, replaces: gameIds }] });
});

test('a shorter night has a shorter plan', async () => {
  const { eventId } = await aVotedNight(maya, { titles: ['Azul'] });
  await maya.call(changeEvent, { params: { id: eventId }, body: { durationMinutes: 15 } });
  const { lineUp } = await planned(maya, eventId);
  expect(lineUp.fits ? [] : lineUp.suggestions[0]).toMatch(/^With \d+ minutes there would be time for Azul\.$/);
});

describe('a guest who shares a shelf with a group of the host', () => {
  const inGroup = async (host: Person, share = true) => {
    const body = { name: 'Fridays', members: [{ email: ben.email, name: 'Ben' }] };
    const group = (await host.call(groups.createGroup, { body })).body;
    const memberships = (await ben.call(groups.listMemberships, {})).body;
    const id = memberships.find(({ groupId }) => groupId === group.id)?.id ?? 0;
    if (share) await ben.call(groups.changeMembership, { params: { id }, body: { sharesShelf: true } });
    return id;
  };
  const ballotOf = async (id: number) => (await ben.call(getBallot, { params: { id } })).body;

  test('is not asked again for a night, until they withdraw the consent', async () => {
    const { eventId, guestIds } = await aVotedNight(maya, { titles: ['Azul'], guests: [ben.email] });
    const seat = guestIds[0] ?? 0;
    await addGameFor(ben, { title: 'Root', players: '2-4' });
    const membershipId = await inGroup(maya);
    expect((await planned(maya, eventId)).games).toBe(2);
    expect(await ballotOf(seat)).toMatchObject({
      sharesShelf: false,
      groups: [{ membershipId, name: 'Fridays', sharesShelf: true }],
    });
    await ben.call(groups.changeMembership, { params: { id: membershipId }, body: { sharesShelf: false } });
    expect((await planned(maya, eventId)).games).toBe(1);
    expect((await ballotOf(seat)).groups).toMatchObject([{ sharesShelf: false }]);
  });

  test('shares nothing without consent, and nothing with other hosts', async () => {
    const { eventId, guestIds } = await aVotedNight(maya, { titles: ['Azul'], guests: [ben.email] });
    await addGameFor(ben, { title: 'Root', players: '2-4' });
    await inGroup(maya, false);
    const other = await makeOwner(app, { firstName: 'Olga' });
    await inGroup(other);
    expect((await planned(maya, eventId)).games).toBe(1);
    expect((await ballotOf(guestIds[0] ?? 0)).groups).toMatchObject([{ name: 'Fridays', sharesShelf: false }]);
  });
});
