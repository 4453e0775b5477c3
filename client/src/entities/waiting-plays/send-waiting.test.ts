import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { sendWaiting } from './send-waiting.ts';
import { playOf, waitingPlay, type WaitingPlay } from './waiting-play.ts';

const NOW = new Date('2026-03-01T19:30:00Z');

const waitingFor = (title: string, since = 0): WaitingPlay =>
  waitingPlay(
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
  const stored = new Map(titles.map((title, place) => [`key-of-${title}`, waitingFor(title, place)]));
  const arrived: string[] = [];
  const send = async (waiting: WaitingPlay): Promise<Play> => {
    const answer = answers[waiting.game.title];
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    if (answer !== undefined) throw new ApiError(answer, JSON.stringify({ message: 'There is nothing here.' }));
    arrived.push(waiting.game.title);
    return playOf(waiting);
  };
  const run = () =>
    sendWaiting({
      list: async () => [...stored.values()],
      refuse: async (waiting) => void stored.set(waiting.key, waiting),
      drop: async (key) => void stored.delete(key),
      send,
    });
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

test('plays are sent in the order of recording and then removed', async () => {
  const device = deviceWith(['Catan', 'Azul', 'Root']);
  const { plays, later } = await device.run();
  expect(plays.map(({ gameTitle }) => gameTitle)).toEqual(['Catan', 'Azul', 'Root']);
  expect(later).toBe(false);
  expect(device.stored.size).toBe(0);
});

test('a queued play keeps the time of its recording', () => {
  expect(waitingFor('Azul').play.playedAt).toBe(NOW.toISOString());
  const { game, play } = waitingFor('Azul');
  const earlier = waitingPlay({ game, play: { ...play, playedAt: '2026-02-01T12:00:00Z' }, amends: false }, 1, NOW);
  expect(playOf(earlier).playedAt).toEqual(new Date('2026-02-01T12:00:00Z'));
});

test('a play without an idempotency key is rejected', () => {
  const recording = { game: { id: 3, title: 'Azul' }, play: { players: '["Ana"]', scores: '[7]' }, amends: false };
  expect(() => waitingPlay(recording, 1, NOW)).toThrow('recorded twice');
});
