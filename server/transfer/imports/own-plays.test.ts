import { expect, test, vi } from 'vitest';
import type { ImportedPlay } from '#shared/schema/imported-play.ts';
import { OwnPlays } from './own-plays.ts';

const PLAYERS = ['Ana', 'Ben', 'Cleo'];

const aFilePlay = (facts: Partial<ImportedPlay> = {}): ImportedPlay => ({
  sourceId: 'bgstats:one',
  gameTitle: 'Azul',
  bggId: null,
  playedAt: '2024-05-01T20:00:00-06:00',
  players: PLAYERS,
  scores: [1, 2, 3],
  winner: null,
  notes: null,
  duration: null,
  outcome: 'highest',
  seats: [],
  place: null,
  expansions: [],
  anonymous: [],
  modifiedAt: null,
  ...facts,
});

const anOwnPlay = (id: number, facts: object = {}) => ({
  id,
  gameTitleKey: 'azul',
  bggId: null,
  playedAt: new Date('2024-05-02T03:00:00Z'),
  players: JSON.stringify(PLAYERS),
  scores: JSON.stringify([1, 2, 3]),
  ...facts,
});

const loaded = (...plays: ReturnType<typeof anOwnPlay>[]) => {
  const own = new OwnPlays(new Map());
  own.load(plays);
  return own;
};

test.each([
  ['the last minute of the local day', '2024-05-02T05:59:00Z', 1],
  ['the first minute of the next local day', '2024-05-02T06:00:00Z', undefined],
  ['the last minute of the day before', '2024-05-01T05:59:00Z', undefined],
])('a play in %s is found or not', (_when, playedAt, found) => {
  expect(loaded(anOwnPlay(1, { playedAt: new Date(playedAt) })).take(aFilePlay())).toBe(found);
});

test('scores in another order of the players are the same, other scores are not, and none fit any', () => {
  const turned = anOwnPlay(1, { players: '["cleo","ANA","Ben"]', scores: '[3,1,2]' });
  expect(loaded(turned).take(aFilePlay())).toBe(1);
  expect(loaded(turned).take(aFilePlay({ scores: [3, 1, 2] }))).toBeUndefined();
  expect(loaded(turned).take(aFilePlay({ scores: [null, null, null] }))).toBe(1);
  expect(loaded(anOwnPlay(2, { scores: '[]' })).take(aFilePlay())).toBe(2);
});

test('an own play is read once, however many plays it is compared with', () => {
  const count = 100;
  const reads = vi.spyOn(JSON, 'parse');
  const own = loaded(...Array.from({ length: count }, (_, id) => anOwnPlay(id + 1)));
  for (let n = 0; n < count; n += 1) expect(own.take(aFilePlay({ scores: [4, 5, n] }))).toBeUndefined();
  const { length } = reads.mock.calls;
  reads.mockRestore();
  expect(length).toBe(2 * count);
});
