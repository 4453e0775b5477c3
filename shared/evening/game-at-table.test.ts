import { describe, expect, test } from 'vitest';
import { aCandidate, anEvening, people, votesOf } from '#tests/support/rows/an-evening.ts';
import { byWorth, gameAtTable, gamesAtTable, exclusionReasons } from './game-at-table.ts';

describe('a game is excluded', () => {
  test.each([
    ['whose owner does not come', { source: { kind: 'brought', by: 5 } }, ['absent']],
    ['that an attendee vetoed', { vetoedBy: [9, 4] }, ['vetoed']],
    ['for fewer', { maxPlayers: 3 }, ['range']],
    ['for more', { minPlayers: 5 }, ['range']],
    [
      'for all three reasons',
      { source: { kind: 'guest_shelf', by: 5 }, vetoedBy: [1], maxPlayers: 3 },
      ['absent', 'vetoed', 'range'],
    ],
  ] as const)('%s', (_what, facts, reasons) => {
    const game = aCandidate({ ...facts, vetoedBy: 'vetoedBy' in facts ? facts.vetoedBy : [] });
    expect(exclusionReasons(game, people(4))).toEqual(reasons);
    expect(gamesAtTable([game], people(4), anEvening())).toEqual([]);
  });

  test('that somebody does not know and nobody there can explain', () => {
    const [, ...guests] = people(4);
    const unknown = aCandidate({ knownBy: [1], source: { kind: 'brought', by: 1 } });
    expect(gameAtTable(unknown, guests, anEvening())).toBeNull();
    const light = aCandidate({ id: 2, weight: 1, knownBy: [2, 3], source: { kind: 'brought', by: 2 } });
    expect(gamesAtTable([unknown, light], guests, anEvening()).map(({ candidate }) => candidate.id)).toEqual([2]);
  });
});

test('vetoes, votes and places of people who do not come are ignored', () => {
  expect(exclusionReasons(aCandidate({ vetoedBy: [9], maxPlayers: 4 }), people(4))).toEqual([]);
});

describe('a game at the table', () => {
  const game = aCandidate({ bestPlayers: [4], rating: 4, knownBy: [1], approvals: votesOf(2, 1, 9) });
  const at = (maybeHeads: number) => gameAtTable(game, people(4), anEvening({ maybeHeads, seed: 7 }));

  test('has the time to explain and play it, and who at the table wants it', () => {
    expect(at(0)).toMatchObject({ minutes: 60 + 13, explanation: { minutes: 13 }, wantedBy: [2, 1] });
  });

  test('is worth more if it still seats all with the undecided guests', () => {
    const worth = at(0)?.worth ?? 0;
    expect(at(2)?.worth).toBe(worth + 3);
    expect(at(3)?.worth).toBe(worth);
  });
});

test('games are sorted by worth, then by id', () => {
  const [game] = gamesAtTable([aCandidate()], people(4), anEvening());
  if (!game) throw new Error('the game was kept off the table');
  const of = (id: number, worth: number) => ({ ...game, worth, candidate: aCandidate({ id }) });
  const ids = byWorth([of(3, 5), of(2, 9), of(4, 9), of(1, 5)]).map(({ candidate }) => candidate.id);
  expect(ids).toEqual([2, 4, 1, 3]);
});
