import { describe, expect, test } from 'vitest';
import { aCandidate, anEvening, people, votesOf } from '#tests/support/rows/an-evening.ts';
import type { Evening } from '#shared/evening/evening.ts';
import {
  comparisonText,
  hostExplainsText,
  oneOrTwoTables,
  seatAtTwoTables,
  type TableLocks,
  WHY_NOT_TWO,
} from './two-tables.ts';

const HEAVY = aCandidate({ id: 1, title: 'Brass', maxPlayers: 4, bestPlayers: [3, 4], approvals: votesOf(1, 4, 6) });
const LIGHT = aCandidate({ id: 2, title: 'Azul', maxPlayers: 4, bestPlayers: [3, 4], approvals: votesOf(2, 3, 5) });
const FOR_ALL = aCandidate({ id: 3, title: 'Codenames', minPlayers: 4, maxPlayers: 8, approvals: votesOf(2) });
const evening = (facts: Partial<Evening> = {}) =>
  anEvening({ parties: people(6), candidates: [HEAVY, LIGHT, FOR_ALL], ...facts });

/** Returns the seating, or why it is impossible. */
function seating(facts: Partial<Evening> = {}, locks?: TableLocks) {
  const answer = seatAtTwoTables(evening(facts), locks);
  if (!answer.fits) return WHY_NOT_TWO[answer.why];
  return answer.twoTables.tables.map(
    ({ game, parties }) => `${game.candidate.title}: ${parties.map(({ name }) => name).join(', ')}`,
  );
}

describe('two tables are rejected', () => {
  test.each<[string, Partial<Evening>, string]>([
    ['for five people', { parties: people(5) }, 'Two tables need six people or more.'],
    [
      'for thirteen invitations',
      { parties: people(13) },
      'More than twelve invitations are too many to divide over two tables.',
    ],
    [
      'for a family with one guest',
      { parties: people(2).map((party) => ({ ...party, heads: party.id === 1 ? 6 : 1 })) },
      'Almost everybody belongs to one party, and a party sits together.',
    ],
    [
      'if there is only one game',
      { candidates: [HEAVY] },
      'There are no two games that would seat everybody at two tables in this time.',
    ],
    [
      'if nobody at the second table can explain its game, and no time is left for the host to explain both',
      { minutes: 80, candidates: [HEAVY, LIGHT].map((game) => ({ ...game, knownBy: [1] })) },
      'There are no two games that would seat everybody at two tables in this time.',
    ],
    [
      'if there is too little time',
      { minutes: 30 },
      'There are no two games that would seat everybody at two tables in this time.',
    ],
  ])('%s', (_whom, facts, words) => {
    expect(seating(facts)).toBe(words);
  });

  test('with whom to ask, if only somebody who explains is missing', () => {
    const known = [HEAVY, LIGHT].map((game) => ({ ...game, knownBy: [1] }));
    expect(comparisonText(oneOrTwoTables(evening({ candidates: known, minutes: 80 })))).toBe(
      'Two tables would need somebody else who explains. Ask who can teach Brass or Azul.',
    );
    const light = known.map((game) => ({ ...game, weight: 1.9 }));
    expect(seating({ candidates: light })).toHaveLength(2);
  });

  test('if the locked seats and games contradict each other', () => {
    const nothing = 'Nothing else fits what you have fixed. Release one person or one game, or start over.';
    expect(seating({}, { seats: [[2], [2]] })).toBe(nothing);
    expect(seating({}, { games: [2, 2] })).toBe(nothing);
    expect(seating({}, { games: [77, null] })).toBe(nothing);
    expect(seating({}, { games: [null, 77] })).toBe(nothing);
  });
});

describe('two tables', () => {
  test('are split by votes', () => {
    expect(seating()).toEqual(['Brass: Maya, Cleo, Emil', 'Azul: Ana, Ben, Dina']);
  });

  test('each have somebody who can teach the game', () => {
    const known = [HEAVY, { ...LIGHT, knownBy: [], teachers: [4], source: { kind: 'brought', by: 4 } as const }];
    const answer = seatAtTwoTables(evening({ candidates: known }));
    const table = answer.fits ? answer.twoTables.tables.find(({ game }) => game.candidate.id === 2) : undefined;
    expect(table?.parties.map(({ name }) => name)).toContain('Cleo');
    expect(table?.game.explanation.by?.name).toBe('Cleo');
  });

  test('are both explained by the host if nobody else can, at the other table first', () => {
    const known = [HEAVY, LIGHT].map((game) => ({ ...game, knownBy: [1], minutes: 60 }));
    const answer = seatAtTwoTables(evening({ candidates: known }), { seats: [[1], []] });
    if (!answer.fits) throw new Error(answer.why);
    const [own, other] = answer.twoTables.tables;
    expect([own, other].map(({ game, waits }) => [game.candidate.title, game.explanation.minutes, waits])).toEqual([
      ['Brass', 12, 15],
      ['Azul', 15, 0],
    ]);
    expect(answer.twoTables.minutes).toBe(15 + 12 + 60);
    expect(hostExplainsText(answer.twoTables)).toBe(
      'You explain Azul first, then Brass, which begins 15 minutes later.',
    );
    const taught = seatAtTwoTables(evening({ candidates: known.map((game) => ({ ...game, teachers: [2, 3] })) }));
    expect(taught.fits && hostExplainsText(taught.twoTables)).toBeNull();
  });

  test('say only what the host explains, if all at their own table know its game', () => {
    const known = [HEAVY, { ...LIGHT, knownBy: [1] }];
    const answer = seatAtTwoTables(evening({ candidates: known }), { seats: [[1], []] });
    expect(answer.fits && hostExplainsText(answer.twoTables)).toBe(
      'You explain Azul first. Brass begins 15 minutes later.',
    );
  });

  test('never have a game that was passed over, unless it is kept at a table', () => {
    const shelf = [HEAVY, LIGHT, { ...LIGHT, id: 4, title: 'Catan' }];
    expect(seating({ candidates: shelf }, { passedOver: [2], games: [1, null] })).toEqual([
      expect.stringContaining('Brass'),
      expect.stringContaining('Catan'),
    ]);
    expect(seating({ candidates: shelf }, { passedOver: [2], games: [1, 2] })).toEqual([
      expect.stringContaining('Brass'),
      expect.stringContaining('Azul'),
    ]);
    expect(seating({}, { passedOver: [1, 2] })).toMatch('start over');
  });

  test('keep companions together', () => {
    const parties = people(5).map((party) => ({ ...party, heads: party.id === 2 ? 2 : 1 }));
    const taught = [HEAVY, { ...LIGHT, teachers: [2] }];
    expect(seating({ parties, candidates: taught })).toEqual(['Brass: Maya, Cleo', 'Azul: Ana, Ben, Dina']);
  });

  test('keep locked people and games in place', () => {
    expect(seating({}, { seats: [[], [1]], games: [1, null] })).toEqual([
      'Brass: Cleo, Emil',
      'Azul: Maya, Ana, Ben, Dina',
    ]);
  });

  test('keep a single locked person or game at either table', () => {
    const rest = ['Brass: Maya, Cleo, Emil', 'Azul: Ana, Ben, Dina'];
    expect(seating({}, { games: [2, null] })).toEqual(rest.toReversed());
    expect(seating({}, { games: [null, 1] })).toEqual(rest.toReversed());
    expect(seating({}, { seats: [[], [1]] })).toEqual(rest.toReversed());
    expect(seating({}, { seats: [[3], []] })).toEqual(rest.toReversed());
    expect(seating({}, { seats: [[], [3]] })).toEqual(rest);
  });

  test('have a second game where the first ends early, which is not on the other table', () => {
    const quick = aCandidate({ id: 4, title: 'Skull', minutes: 20, weight: 1.2 });
    const shelf = [{ ...HEAVY, minutes: 120 }, { ...LIGHT, minutes: 40 }, quick];
    const answer = seatAtTwoTables(evening({ candidates: shelf }), { games: [1, 2] });
    const seconds = answer.fits ? answer.twoTables.tables.map(({ second }) => second?.candidate.title ?? null) : [];
    expect(seconds).toEqual([null, 'Skull']);
    const same = seatAtTwoTables(evening({ candidates: [HEAVY, LIGHT, quick] }), { games: [1, 2] });
    expect(same.fits && same.twoTables.tables.map(({ second }) => second)).toEqual([null, null]);
  });

  test('have a filler only where most there asked for it', () => {
    const filler = aCandidate({ id: 4, title: 'Skull', minutes: 20, weight: 1.2, bestPlayers: [3], isOfNight: true });
    const shelf = [HEAVY, LIGHT].map((game) => ({ ...game, approvals: [] }));
    expect(seating({ candidates: [...shelf, filler] })).not.toContainEqual(expect.stringContaining('Skull'));
    const asked = { ...filler, approvals: votesOf(2, 3) };
    expect(seating({ candidates: [...shelf, asked] })).toContainEqual(expect.stringMatching('Skull: .*Ana.*Ben'));
  });

  test('ignore a locked seat of somebody who no longer comes', () => {
    expect(seating({}, { seats: [[99], []] })).toEqual(seating());
  });

  test('are planned for twelve parties, for a family with two guests, and for games that last the evening', () => {
    const large = [HEAVY, LIGHT].map((game) => ({ ...game, maxPlayers: 8 }));
    expect(seating({ parties: people(12), candidates: large })).toHaveLength(2);
    const [family, ...guests] = people(3);
    if (!family) throw new Error('nobody comes');
    expect(seating({ parties: [{ ...family, heads: 4 }, ...guests] })).toHaveLength(2);
    expect(seating({ minutes: 60 })).toHaveLength(2);
  });

  test('end at about the same time if possible', () => {
    const long = { ...HEAVY, minutes: 200, approvals: [] };
    const alike = { ...HEAVY, id: 4, title: 'Catan', minutes: 70, approvals: [] };
    expect(seating({ candidates: [long, alike, LIGHT] })).toEqual([
      expect.stringContaining('Catan'),
      expect.stringContaining('Azul'),
    ]);
  });
});

test('are compared with the best single game for everybody', () => {
  expect(comparisonText(oneOrTwoTables(evening()))).toBe(
    'At two tables 6 of 6 play something that they voted for, at one table 1.',
  );
  const { one } = oneOrTwoTables(evening());
  expect(one?.game.candidate.title).toBe('Codenames');
  expect(comparisonText(oneOrTwoTables(evening({ candidates: [HEAVY, LIGHT] })))).toBe(
    'No game here is for all of you at one table, so two it is.',
  );
  expect(oneOrTwoTables(evening({ minutes: 60 })).one?.game.minutes).toBe(60);
  expect(oneOrTwoTables(evening({ candidates: [HEAVY, LIGHT, { ...FOR_ALL, minutes: 241 }] })).one).toBeNull();
  const unvoted = [HEAVY, LIGHT, FOR_ALL].map((game) => ({ ...game, approvals: [] }));
  expect(comparisonText(oneOrTwoTables(evening({ candidates: unvoted })))).toBe('Nobody has voted yet: both would do.');
  expect(comparisonText(oneOrTwoTables(evening({ parties: people(5) })))).toBe('Two tables need six people or more.');
});
