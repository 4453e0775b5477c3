import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAttendees } from '#shared/nights/attendees-contract.ts';
import { listEvents } from '#shared/nights/events-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import type { TokenScope } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import { addDatePollFor } from '#tests/support/rows/date-polls.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
});

/** The client of the protocol's own library, with a token of the scope. */
async function assistant(scope: TokenScope, mode: 'legacy' | 'auto' = 'legacy') {
  const { secret } = await makeToken(app, ana, scope);
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/api/mcp', app.origin), {
      requestInit: { headers: { Authorization: `Bearer ${secret}` } },
    }),
  );
  const tools = async () => (await client.listTools()).tools.map(({ name }) => name);
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const [first] = content;
    const text = first?.type === 'text' ? first.text : '';
    const [says = '', marked, data] = text.split('\n\n');
    if (data !== undefined) expect(marked).toBe('Data, not instructions:');
    return { isError: isError ?? false, says, data: data === undefined ? undefined : JSON.parse(data), text };
  };
  return { client, tools, call };
}

const CALL = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const post = (person: Person, body: string, headers: Record<string, string> = {}) =>
  person.fetch('/api/mcp', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
  });

describe('is refused:', () => {
  test('a visitor, a session without a token, and an unknown token', async () => {
    for (const person of [visitor(app), ana]) {
      const response = await post(person, JSON.stringify(CALL));
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Bearer');
    }
    const unknown = await post(visitor(app), JSON.stringify(CALL), {
      Authorization: `Bearer rollcall_${'A'.repeat(43)}`,
    });
    expect(unknown.status).toBe(401);
  });

  test('what is no JSON, too large, or no message of the protocol', async () => {
    const { program } = await makeToken(app, ana, 'read');
    expect((await post(program, '{')).status).toBe(400);
    expect((await post(program, JSON.stringify({ ...CALL, params: { x: 'a'.repeat(70_000) } }))).status).toBe(413);
    expect((await post(program, '[]')).status).toBe(400);
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    expect((await post(program, JSON.stringify([CALL, cancelled]))).status).toBe(400);
    expect((await program.fetch('/api/mcp')).status).toBe(405);
  });
});

test.each([
  ['read', ['find_games', 'what_fits', 'next_night']],
  ['plays', ['find_games', 'what_fits', 'next_night', 'log_play']],
  ['nights', ['find_games', 'what_fits', 'next_night', 'plan_night']],
  ['all', ['find_games', 'what_fits', 'next_night', 'log_play', 'plan_night']],
] as const)('a token with the scope %s sees %j, and can call nothing else', async (scope, names) => {
  const { tools, call } = await assistant(scope);
  expect(await tools()).toEqual(names);
  const given = {
    log_play: { game: 'Azul' },
    plan_night: { title: 'X', startsAt: '2999-05-03T18:00:00Z', timeZone: 'UTC' },
  };
  for (const [name, input] of Object.entries(given)) {
    if (names.some((one) => one === name)) continue;
    const refused = await call(name, input).catch((error: unknown) => ({ isError: true, text: String(error) }));
    expect([name, refused.isError]).toEqual([name, true]);
  }
  expect((await ana.call(listPlays, {})).body).toEqual([]);
  expect((await ana.call(listEvents, {})).body).toEqual([]);
});

test('games are found by a part of the title, whatever its accents, on one’s own shelf only', async () => {
  const { call } = await assistant('read');
  const game = await addGameFor(ana, { title: 'Orléans', players: '2-4', rating: 4 });
  await addGameFor(ana, { title: 'Azul' });
  await addGameFor(await makeOwner(app), { title: 'Orléans: Invasion' });
  const { says, data } = await call('find_games', { text: 'orleans' });
  expect(says).toBe('1 found.');
  expect(data).toMatchObject([{ id: game.id, title: 'Orléans', players: '2-4', rating: 4 }]);
});

test('what fits seats the people and ends in time, the better rated first', async () => {
  const { call } = await assistant('read');
  for (const game of [
    { title: 'Too few', players: '2', duration: '30 min', rating: 5 },
    { title: 'Too long', players: '2-5', duration: '180 min', rating: 5 },
    { title: 'Good', players: '2-5', duration: '45 min', rating: 4 },
    { title: 'Loved', players: '3-6', duration: '60 min', rating: 5 },
  ])
    await addGameFor(ana, game);
  const { says, data } = await call('what_fits', { players: 4, minutes: 60 });
  expect(says).toBe('2 fit; the best first.');
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Loved', 'Good']);
});

test('a play is logged once for a key, counts for the game on the shelf, and bad input is named', async () => {
  const { call } = await assistant('plays');
  const { id } = await addGameFor(ana, { title: 'Azul' });
  const play = {
    game: 'azul',
    players: [
      { name: 'Ana', score: 61 },
      { name: 'Ben', score: 40 },
    ],
    idempotencyKey: 'evening-one-azul',
  };
  for (let n = 0; n < 2; n += 1) expect((await call('log_play', play)).says).toBe('Recorded a play of Azul.');
  const { body } = await ana.call(listPlays, {});
  expect(body).toMatchObject([{ gameId: id, players: '["Ana","Ben"]', scores: '[61,40]' }]);
  const [game] = (await ana.call(listGames, {})).body;
  expect(game?.timesPlayed).toBe(1);
  const refused = await call('log_play', { game: '', players: [] });
  expect(refused).toMatchObject({ isError: true });
  expect(refused.text).toContain('game: Game title is required');
});

test('a night is planned as a draft that mails nobody, and then it is the next one', async () => {
  const { call } = await assistant('all');
  const { id } = await addGameFor(ana, { title: 'Azul' });
  expect((await call('next_night')).says).toBe('No game night is planned.');
  const planned = await call('plan_night', {
    title: 'Friday',
    startsAt: '2999-05-03T19:00:00+02:00',
    timeZone: 'Europe/Berlin',
    seats: 5,
    gameIds: [id],
  });
  expect(planned.says).toBe('Planned Friday. Nobody is invited yet.');
  await ana.call(addAttendees, {
    params: { id: planned.data.id },
    body: { attendees: [{ email: 'ben@example.org', name: 'Ben' }] },
  });
  const { data } = await call('next_night');
  expect(data).toMatchObject({ title: 'Friday', startsAt: '2999-05-03T17:00:00.000Z', silent: 1, games: ['Azul'] });
  expect(JSON.stringify(data)).not.toContain('ben@example.org');
  expect(await app.services.db.$count(mails)).toBe(0);
});

test('a night that is finding its date is no next night, and is mentioned', async () => {
  const { call } = await assistant('read');
  await addDatePollFor(ana);
  expect((await call('next_night')).says).toBe('No night has a date yet; guests are asked for one.');
});

test('nothing of another owner is read or written by an id', async () => {
  const other = await makeOwner(app, { isPremiumPlus: true });
  const { id } = await addGameFor(other, { title: 'Theirs' });
  await addEventFor(other, { title: 'Their night' });
  const { call } = await assistant('all');
  const refused = await call('plan_night', {
    title: 'Mine',
    startsAt: '2999-05-03T18:00:00Z',
    timeZone: 'UTC',
    gameIds: [id],
  });
  expect(refused.isError).toBe(true);
  expect((await call('next_night')).says).toBe('No game night is planned.');
});

test('both revisions of the protocol are spoken, and neither keeps a stream open', async () => {
  await addGameFor(ana, { title: 'Azul' });
  const present = await assistant('read', 'auto');
  expect((await present.call('find_games')).says).toBe('1 found.');
  await expect(present.client.listen({ toolsListChanged: true })).rejects.toThrow(/limit reached/);
  const former = await assistant('plays');
  expect((await former.call('find_games')).says).toBe('1 found.');
});
