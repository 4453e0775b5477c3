import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/http/api-error.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { sendUnsentPlays } from './send-unsent-plays.ts';
import { toDisplayedPlay, toUnsentPlay, type UnsentPlay } from './unsent-play.ts';

const NOW = new Date('2026-03-01T19:30:00Z');

const unsentPlay = (title: string, since = 0): UnsentPlay =>
  toUnsentPlay(
    {
      game: { id: null, title },
      play: { players: '["Ana"]', scores: '[7]', idempotencyKey: `key-of-${title}` },
      amends: false,
    },
    1,
    new Date(NOW.getTime() + since),
  );

/** A device with plays, and a server with a response per title: a status, or none. */
function deviceWith(titles: string[], answers: Record<string, number | 'lost'> = {}) {
  const stored = new Map(titles.map((title, index) => [`key-of-${title}`, unsentPlay(title, index)]));
  const arrived: string[] = [];
  const send = async (unsent: UnsentPlay): Promise<Play> => {
    const answer = answers[unsent.game.title];
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    if (answer !== undefined) throw new ApiError(answer, JSON.stringify({ message: 'There is nothing here.' }));
    arrived.push(unsent.game.title);
    return toDisplayedPlay(unsent);
  };
  const run = (storing: { isFull?: boolean } = {}) => {
    const store = async (change: () => void) => {
      if (storing.isFull) throw new DOMException('', 'QuotaExceededError');
      change();
    };
    return sendUnsentPlays({
      list: async () => [...stored.values()],
      refuse: (unsent) => store(() => stored.set(unsent.key, unsent)),
      drop: (key) => store(() => stored.delete(key)),
      send,
    });
  };
  return { stored, arrived, run, answers };
}

test('without a network all plays stay queued', async () => {
  const device = deviceWith(['Azul', 'Catan'], { Azul: 'lost' });
  expect(await device.run()).toEqual({ plays: [], refused: [], later: true });
  expect(device.arrived).toEqual([]);
  expect(device.stored.size).toBe(2);
});

test('after the session has ended all plays stay queued', async () => {
  const device = deviceWith(['Azul', 'Catan'], { Azul: 401 });
  expect(await device.run()).toEqual({ plays: [], refused: [], later: false });
  expect(device.stored.size).toBe(2);
});

test('a play at which the server fails does not block others, and is retried', async () => {
  const device = deviceWith(['Azul', 'Catan'], { Azul: 500 });
  expect(await device.run()).toMatchObject({ plays: [{ gameTitle: 'Catan' }], refused: [], later: true });
  expect([...device.stored.keys()]).toEqual(['key-of-Azul']);
  delete device.answers.Azul;
  expect(await device.run()).toMatchObject({ plays: [{ gameTitle: 'Azul' }], later: false });
});

test('a session that ends after a play at which the server failed leaves that play for later', async () => {
  const device = deviceWith(['Azul', 'Catan'], { Azul: 500, Catan: 401 });
  expect(await device.run()).toEqual({ plays: [], refused: [], later: true });
});

test('a refused play is kept with its reason, does not block others, and is not retried automatically', async () => {
  const device = deviceWith(['Azul', 'Catan'], { Azul: 404 });
  const first = await device.run();
  expect(first.refused.map(({ refusal }) => refusal)).toEqual([{ status: 404, reason: 'There is nothing here.' }]);
  expect(device.arrived).toEqual(['Catan']);
  delete device.answers.Azul;
  await device.run();
  expect(device.arrived).toEqual(['Catan']);
  expect([...device.stored.keys()]).toEqual(['key-of-Azul']);
});

test('a device that cannot note what was sent or refused does not hold back the plays behind it', async () => {
  const device = deviceWith(['Azul', 'Catan', 'Root'], { Azul: 404 });
  const sent = await device.run({ isFull: true });
  expect(device.arrived).toEqual(['Catan', 'Root']);
  expect(sent).toMatchObject({ refused: [{ game: { title: 'Azul' } }], later: false });
});

test('plays are sent in the order of recording and then removed', async () => {
  const device = deviceWith(['Catan', 'Azul', 'Root']);
  const { plays, later } = await device.run();
  expect(plays.map(({ gameTitle }) => gameTitle)).toEqual(['Catan', 'Azul', 'Root']);
  expect(later).toBe(false);
  expect(device.stored.size).toBe(0);
});

test('a queued play keeps the time of its recording', () => {
  expect(unsentPlay('Azul').play.playedAt).toBe(NOW.toISOString());
  const { game, play } = unsentPlay('Azul');
  const earlier = toUnsentPlay({ game, play: { ...play, playedAt: '2026-02-01T12:00:00Z' }, amends: false }, 1, NOW);
  expect(toDisplayedPlay(earlier).playedAt).toEqual(new Date('2026-02-01T12:00:00Z'));
});

test('a play without an idempotency key is rejected', () => {
  const recording = { game: { id: 3, title: 'Azul' }, play: { players: '["Ana"]', scores: '[7]' }, amends: false };
  expect(() => toUnsentPlay(recording, 1, NOW)).toThrow('recorded twice');
});
