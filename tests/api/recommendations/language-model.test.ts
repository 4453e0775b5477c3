import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLanguageModel } from '#server/platform/outbound/language-model.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import {
  type ModelRequest,
  type LanguageModelServer,
  sendError,
  sendMessage,
  startLanguageModelServer,
} from '#tests/support/server/language-model-server.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addRated, generateFor, SHELF } from '#tests/support/rows/recommended.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const DEADLINE_MS = 300;

let fake: LanguageModelServer;
let app: TestApp;
let ana: Person;

beforeAll(async () => {
  fake = await startLanguageModelServer();
  const languageModel = openLanguageModel(
    { OPENAI_API_KEY: 'a-key', OPENAI_BASE_URL: fake.baseUrl, OPENAI_MODEL: 'a-model' },
    DEADLINE_MS,
  );
  app = await startTestApp({ services: { languageModel } });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  fake.requests.length = 0;
  ana = await makeOwner(app, { isPremium: true, firstName: 'Ana', lastName: 'Sá' });
  await addRated(ana, SHELF, 4.5);
});

const pick = (number: number, changes: object = {}) => ({
  number,
  becauseOf: ['Azul'],
  reason: 'You like Azul, and this has the same calm.',
  ...changes,
});
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const picksOf = (picks: readonly object[]) => (_asked: ModelRequest, res: ServerResponse) =>
  sendMessage(res, { content: JSON.stringify({ picks }) });

const generated = async () => {
  const { status, body } = await generateFor(ana);
  expect([status, body.length]).toEqual([201, 10]);
  return body;
};
/** The titles behind the numbers that the model was offered. */
const offered = () => new Map(fake.requests[0]?.input.candidates.map(({ number, title }) => [number, title]));

describe('the built-in engine is used if the language model', () => {
  const respondsWith = (content: string) => (_asked: ModelRequest, res: ServerResponse) =>
    sendMessage(res, { content });

  test.each<[string, LanguageModelServer['answer']]>([
    ['never responds', () => {}],
    ['aborts the response', (_asked, res) => res.destroy()],
    ['has no quota left', (_asked, res) => sendError(res, 429, 'insufficient_quota')],
    ['rejects the key', (_asked, res) => sendError(res, 401, 'invalid_api_key')],
    ['responds with an error', (_asked, res) => sendError(res, 500, 'server_error')],
    ['responds with invalid JSON', (_asked, res) => res.end('<html>')],
    ['refuses', (_asked, res) => sendMessage(res, { content: null, refusal: 'I would rather not.' })],
    ['sends a truncated response', (_asked, res) => sendMessage(res, { content: '{"picks":[{"num' }, 'length')],
    ['redirects', (_asked, res) => res.writeHead(307, { Location: `${fake.baseUrl}/elsewhere` }).end()],
    ['responds in prose', respondsWith('Try Azul!')],
    ['responds in another format', respondsWith('{"picks":["Azul"]}')],
    ['returns no picks', respondsWith('{"picks":[]}')],
    ['returns too few picks', picksOf(numbers(1, 9).map((number) => pick(number)))],
    ['repeats one pick', picksOf(numbers(1, 20).map(() => pick(1)))],
    ['picks games that were not offered', picksOf([-1, 0, 0.5, ...numbers(41, 60)].map((number) => pick(number)))],
  ])('%s', async (_what, answer) => {
    fake.answer = answer;
    const body = await generated();
    expect(fake.requests).toHaveLength(1);
    expect(body.map(({ reasonCode }) => reasonCode)).toEqual(Array.from({ length: 10 }, () => 'taste'));
    expect(body[0]?.reasonText).toMatch(/^Because you rate /);
  });
});

test('the request contains only titles, ratings and play counts', async () => {
  await addGameFor(ana, {
    title: 'Mystery',
    notes: 'A secret of Ana',
    timesPlayed: 3,
    buyUrl: 'https://example.org/x',
  });
  fake.answer = picksOf([]);
  await generated();
  const [asked] = fake.requests;
  expect([asked?.authorization, asked?.model]).toEqual(['Bearer a-key', 'a-model']);
  expect(asked?.input.owned).toEqual([
    ...SHELF.map((title) => ({ title, rating: 4.5, plays: 0 })),
    { title: 'Mystery', rating: null, plays: 3 },
  ]);
  expect(asked?.input.candidates).toHaveLength(40);
  expect(Object.keys(asked?.input.candidates[0] ?? {})).toEqual(['number', 'title']);
  expect(JSON.stringify(fake.requests)).not.toMatch(/secret|example\.org|Sá/);
});

test('no request is sent for an owner with wishes only', async () => {
  ana = await makeOwner(app, { isPremium: true });
  for (const title of SHELF) await addGameFor(ana, { title, isWishlist: true });
  await generated();
  expect(fake.requests).toEqual([]);
});

describe('the picks of the language model', () => {
  test('are recommended with their reasons', async () => {
    fake.answer = picksOf(numbers(1, 40).map((number) => pick(41 - number)));
    const body = await generated();
    const titles = new Set(offered().values());
    for (const recommended of body) {
      expect(titles).toContain(recommended.recommendedGameTitle);
      expect(recommended).toMatchObject({
        reasonCode: 'language_model',
        reasonText: 'You like Azul, and this has the same calm.',
        basedOnGames: 'Azul',
      });
    }
    expect(body.map(({ recommendedGameTitle }) => recommendedGameTitle)).toContain(offered().get(40));
  });

  test.each([
    ['names no game of the owner', { reason: 'Everybody likes it.' }],
    ['is based on a game that is not owned', { becauseOf: ['Chess'], reason: 'You like Chess.' }],
    ['is too long', { reason: `Azul${'!'.repeat(1000)}` }],
    ['cannot be kept', { reason: 'Azul\0' }],
    ['hides its direction', { reason: 'You like Azul, \u202eemoc os' }],
    ['sends them to an address', { reason: 'You like Azul, so log in at https://example.org/azul.' }],
  ])('get the built-in reason if their own one %s', async (_what, changes) => {
    fake.answer = picksOf(numbers(1, 40).map((number) => pick(number, changes)));
    for (const { reasonCode, reasonText } of await generated()) {
      expect(reasonCode).not.toBe('language_model');
      expect(reasonText).not.toContain(pick(1, changes).reason);
    }
  });

  test('are based on each game once, even if it is repeated', async () => {
    const becauseOf = Array.from({ length: 1000 }, () => 'Azul');
    fake.answer = picksOf(numbers(1, 40).map((number) => pick(number, { becauseOf })));
    for (const { basedOnGames } of await generated()) expect(basedOnGames).toBe('Azul');
  });

  test('contain at most five games of a category', async () => {
    fake.answer = picksOf(numbers(1, 40).map((number) => pick(number)));
    const categories = (await generated()).map(({ recommendedGameCategory }) => recommendedGameCategory);
    for (const category of categories)
      expect(categories.filter((one) => one === category).length).toBeLessThanOrEqual(5);
  });
});
