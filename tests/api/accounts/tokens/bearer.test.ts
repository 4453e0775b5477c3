import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount, endOtherSessions } from '#shared/accounts/account-contract.ts';
import { listTokens, revokeToken } from '#shared/accounts/tokens-contract.ts';
import { TOKEN_REQUESTS_PER_MINUTE } from '#shared/limits/limits.ts';
import { addGame, listGames } from '#shared/games/games-contract.ts';
import { apiTokens } from '#shared/schema/sign-in.ts';
import { sessions } from '#shared/schema/users.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { addGameFor, gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeToken } from '#tests/support/rows/make-token.ts';
import { bearer, makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const lines: string[] = [];
const log = openLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
const app = testApp({ services: { log } });
const slow = testApp({ databaseOf: app, environment: { REQUESTS_PER_MINUTE: '2' } });
let ana: Person;
let token: Awaited<ReturnType<typeof makeToken>>;
beforeEach(async () => {
  ana = await makeOwner(app);
  await addGameFor(ana, { title: 'Azul' });
  token = await makeToken(app, ana);
});

const MESSAGE = 'This token is unknown, has expired or was revoked. Make a new one in your profile.';
const INVALID = [401, 'Bearer error="invalid_token"', { code: 'invalid_token', message: MESSAGE }];
const answerTo = async (person: Person, headers: Record<string, string> = {}) => {
  const response = await person.fetch(listGames.path, { headers });
  return [response.status, response.headers.get('www-authenticate'), await response.json()];
};
const setToken = (changes: Partial<typeof apiTokens.$inferInsert>) =>
  app.services.db.update(apiTokens).set(changes).where(eq(apiTokens.id, token.id));
const lastUse = async () => (await ana.call(listTokens, {})).body[0]?.lastUsedAt ?? null;

describe('is refused with invalid_token:', () => {
  test.each([
    ['one of another form', () => 'Bearer rollcall_short'],
    ['an empty one', () => 'Bearer -'],
    ['an unknown one', () => `Bearer rollcall_${'A'.repeat(43)}`],
    ['one with more behind it', () => `Bearer ${token.secret}x`],
    ['two', () => `Bearer ${token.secret} ${token.secret}`],
  ])('%s', async (_what, header) => {
    expect(await answerTo(visitor(app), { Authorization: header() })).toEqual(INVALID);
  });

  test('one that has expired', async () => {
    await setToken({ expiresAt: new Date(Date.now() - 1000) });
    expect(await answerTo(token.program)).toEqual(INVALID);
    await setToken({ expiresAt: new Date(Date.now() + 60_000) });
    expect((await answerTo(token.program))[0]).toBe(200);
  });

  test('one that was revoked', async () => {
    expect((await ana.call(revokeToken, { params: { id: token.id } })).status).toBe(204);
    expect(await answerTo(token.program)).toEqual(INVALID);
  });

  test('one of a person who signed out everywhere else', async () => {
    const other = await makeToken(app, await makeOwner(app));
    expect((await ana.call(endOtherSessions, {})).status).toBe(204);
    expect(await answerTo(token.program)).toEqual(INVALID);
    expect((await answerTo(other.program))[0]).toBe(200);
  });

  test('one of a deleted account', async () => {
    expect((await ana.call(deleteAccount, { body: { confirm: 'DELETE' } })).status).toBe(204);
    expect(await answerTo(token.program)).toEqual(INVALID);
  });

  test('a wrong one beside a valid cookie', async () => {
    expect(await answerTo(ana, { Authorization: 'Bearer rollcall_wrong' })).toEqual(INVALID);
  });
});

describe('a valid token', () => {
  test('reads the data of its owner, as private as with a session', async () => {
    const [mine, withToken] = await Promise.all([ana, token.program].map((person) => person.fetch(listGames.path)));
    expect(await withToken?.json()).toEqual(await mine?.json());
    expect(withToken?.headers.get('cache-control')).toBe(mine?.headers.get('cache-control'));
  });

  test('is taken whatever the letters of its scheme', async () => {
    expect((await answerTo(visitor(app), { Authorization: `bEARER  ${token.secret}` }))[0]).toBe(200);
  });

  test('counts alone where a cookie of somebody else is sent, too', async () => {
    const ben = await makeOwner(app);
    const [, , games] = await answerTo(ben, { Authorization: `Bearer ${token.secret}` });
    expect(games).toMatchObject([{ title: 'Azul' }]);
  });

  test('neither makes nor touches a session, and sets no cookie', async () => {
    const before = await app.services.db.select().from(sessions);
    const response = await token.program.fetch(listGames.path, { headers: { Cookie: ana.cookie } });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await app.services.db.select().from(sessions)).toEqual(before);
  });

  test('writes whatever page asks, because no page has it', async () => {
    const response = await token.program.fetch(addGame.path, {
      method: 'POST',
      body: JSON.stringify(gamePayload({ title: 'Hive' })),
      headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
    });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([201, null]);
  });

  test('sends files', async () => {
    const response = await token.program.fetch('/api/imports/bgg-collection', {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: 'objectname,objectid,own,rating,numplays,wishlist\nHeat,366013,1,0,0,0\n',
    });
    expect(response.status).toBe(201);
  });

  test('of another owner does not find a row', async () => {
    const { id } = await addGameFor(ana, { title: 'Root' });
    const { program } = await makeToken(app, await makeOwner(app));
    expect((await program.fetch(`/api/games/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('other schemes are left to whatever is in front of the server', async () => {
    const [status] = await answerTo(ana, { Authorization: 'Basic YTpi' });
    expect(status).toBe(200);
  });
});

test('the last use is noted, at most once a minute', async () => {
  expect(await lastUse()).toBeNull();
  await answerTo(token.program);
  await expect.poll(lastUse).not.toBeNull();
  const halfAMinuteAgo = new Date(Date.now() - 30_000);
  await setToken({ lastUsedAt: halfAMinuteAgo });
  await answerTo(token.program);
  await setToken({ name: 'after the use' });
  expect(await lastUse()).toBe(halfAMinuteAgo.toISOString());
  await setToken({ lastUsedAt: sql`now() - interval '2 minutes'` as unknown as Date });
  await answerTo(token.program);
  await expect.poll(async () => Date.now() - Date.parse((await lastUse()) ?? '')).toBeLessThan(60_000);
});

describe('the rate limit', () => {
  test('of tokens is not that of the site, counts all tokens of a person together, and says when to come back', async () => {
    const program = bearer(slow, ana, token.secret);
    const other = bearer(slow, ana, (await makeToken(app, ana, 'read')).secret);
    for (let n = 0; n < 2; n += 1) expect((await answerTo(program))[0]).toBe(200);
    const response = await program.fetch(listGames.path);
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await answerTo(other))[0]).toBe(429);
    const { status } = await fetch(`${slow.origin}${listGames.path}`, { headers: { Cookie: ana.cookie } });
    expect(status).toBe(200);
  });

  test(`is ${TOKEN_REQUESTS_PER_MINUTE} requests a minute where everybody may ask more often`, async () => {
    const answers = [];
    for (let n = 0; n < TOKEN_REQUESTS_PER_MINUTE + 1; n += 1) answers.push((await answerTo(token.program))[0]);
    expect(answers).toEqual([...Array.from({ length: TOKEN_REQUESTS_PER_MINUTE }, () => 200), 429]);
  });

  test('counts wrong tokens for the address', async () => {
    const wrong = (n: number) => bearer(slow, ana, `rollcall_${String(n).padStart(43, 'A')}`);
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await answerTo(wrong(n)))[0]);
    expect(answers).toEqual([401, 401, 429, 429]);
    expect((await fetch(`${slow.origin}/api/config`)).status).toBe(429);
    expect((await answerTo(bearer(slow, ana, token.secret)))[0]).toBe(200);
  });
});

test('the log holds no token, neither a valid nor a wrong one', async () => {
  lines.length = 0;
  await answerTo(token.program);
  await token.program.fetch(`/api/games?token=${token.secret}`, { method: 'DELETE' });
  await answerTo(visitor(app), { Authorization: `Bearer ${token.secret}x` });
  log.warn({ err: new Error(`failed with ${token.secret}`) }, `with ${token.secret}`);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join('')).toContain('rollcall_...');
  expect(lines.join('')).not.toContain(token.secret.slice(9, 30));
});
