import { describe, expect, test } from 'vitest';
import { anotherGame, mainOf } from '#tests/support/rows/another-game.ts';
import { aCandidate, aFiller, daysAgo, anEvening, people, votesOf } from '#tests/support/rows/an-evening.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { type LineUp, type LineUpOptions, planLineUp } from './line-up.ts';

const HEAT = aCandidate({ id: 1, title: 'Heat', bestPlayers: [4], minutes: 70 });
const BRASS = aCandidate({ id: 2, title: 'Brass', bestPlayers: [3], minutes: 120, weight: 3.9 });
const JUST_ONE = aFiller({ id: 3, title: 'Just One', minPlayers: 3 });
const SCOUT = aFiller({ id: 4, title: 'Scout', bestPlayers: [4] });
const SHELF = [HEAT, BRASS, JUST_ONE, SCOUT];

function planned(facts: Partial<Evening>, options?: LineUpOptions): LineUp {
  const answer = planLineUp(anEvening({ candidates: SHELF, ...facts }), options);
  if (!answer.fits) throw new Error(answer.suggestions.join(' '));
  return answer.lineUp;
}
const titles = ({ games }: LineUp) => games.map(({ role, candidate }) => `${role} ${candidate.title}`);

/** The suggestions when nothing fits. */
function refused(facts: Partial<Evening>, options?: LineUpOptions): string[] {
  const answer = planLineUp(anEvening({ candidates: SHELF, ...facts }), options);
  return answer.fits ? [`fits: ${titles(answer.lineUp).join(', ')}`] : answer.suggestions;
}

describe('if nothing fits', () => {
  test('the suggestion names the time that the shortest game needs', () => {
    expect(refused({ minutes: 15 })).toEqual(['With 20 minutes there would be time for Scout.']);
  });

  test('the suggestion names the vetoed game and who vetoed it', () => {
    expect(refused({ candidates: [aCandidate({ title: 'Heat', vetoedBy: [3, 2] })] })).toEqual([
      'Heat would fit, but for the veto of Ana and Ben.',
    ]);
  });

  test('the suggestion names the nearest number of people that a game supports', () => {
    const candidates = [aCandidate({ id: 1, maxPlayers: 2 }), aCandidate({ id: 2, maxPlayers: 3, title: 'Azul' })];
    expect(refused({ candidates })).toEqual(['If you were three, Azul would fit.']);
  });

  test('the suggestion is to bring a game if none is available, and says if nobody comes', () => {
    const elsewhere = { ...HEAT, source: { kind: 'brought', by: 9 } as const };
    const bring = ['No game here is for four in this time. Somebody could bring one.'];
    expect(refused({ candidates: [] })).toEqual(bring);
    expect(refused({ candidates: [elsewhere] })).toEqual(bring);
    expect(refused({ parties: [] })).toEqual(['Nobody has said yes yet.']);
  });

  test('a kept game that cannot be played, or that takes too long, is named', () => {
    const keeping = (facts: Partial<Evening>) => refused(facts, { kept: [1] });
    const letGo = 'Let it go, and there may be another.';
    expect(keeping({ candidates: [{ ...HEAT, vetoedBy: [2] }, SCOUT] })).toEqual([`Heat has been vetoed. ${letGo}`]);
    expect(keeping({ candidates: [{ ...HEAT, maxPlayers: 3 }] })).toEqual([`Heat is not for so many people. ${letGo}`]);
    expect(keeping({ candidates: [{ ...HEAT, source: { kind: 'brought', by: 9 } }] })).toEqual([
      `Heat stays at home with its owner. ${letGo}`,
    ]);
    expect(keeping({ candidates: [SCOUT] })).toEqual([`A game that you keep is not among the games. ${letGo}`]);
    expect(keeping({ minutes: 50 })).toEqual([
      'With 70 minutes there would be time for Heat.',
      `Heat takes too long. ${letGo}`,
    ]);
    expect(refused({ minutes: 110 }, { kept: [1, 3, 4] })[0]).toBe('With 130 minutes there would be time for Heat.');
  });

  test('a game that the host rates under three stars is named, and is planned once it is on the night', () => {
    const disliked = { ...HEAT, rating: 2.5 };
    expect(refused({ candidates: [disliked] })).toEqual([
      'Heat would fit, but you rate it under three stars. Put it on the night if you want it after all.',
    ]);
    expect(titles(planned({ candidates: [{ ...disliked, isOfNight: true }] }))).toEqual(['main Heat']);
  });

  test('a skipped game is named, and no other suggestion is made', () => {
    expect(refused({ candidates: [HEAT] }, { passedOver: [1] })).toEqual(['Heat would fit, but you passed it over.']);
  });
});

describe('an evening plan', () => {
  test('has light games at both ends, the main game between, and starts in multiples of five minutes', () => {
    const { games, minutes, minutesLeft } = planned({ candidates: [{ ...HEAT, minutes: 68 }, JUST_ONE, SCOUT] });
    expect(games.map(({ role, startsAfter }) => [role, startsAfter])).toEqual([
      ['opener', 0],
      ['main', 30],
      ['closer', 110],
    ]);
    expect([minutes, minutesLeft]).toEqual([130, 110]);
  });

  test('has further games from longest to shortest, light ones last', () => {
    const azul = aCandidate({ id: 5, title: 'Azul', minutes: 40, weight: 2.6 });
    const skull = aFiller({ id: 6, title: 'Skull', minutes: 45 });
    expect(titles(planned({ candidates: [...SHELF, azul, skull], minutes: 400 }))).toEqual([
      'opener Scout',
      'main Heat',
      'more Brass',
      'more Azul',
      'more Skull',
      'closer Just One',
    ]);
  });

  test('has at most seven games, and says so if time is left', () => {
    const short = Array.from({ length: 12 }, (_, at) => aFiller({ id: at + 1, minutes: 10 }));
    const { games, missing } = planned({ candidates: short });
    expect(games).toHaveLength(7);
    expect(missing).toBe('100 minutes are left, but seven games are enough for an evening.');
  });

  test('says why time is left: nothing suits them now, or a game of the first evening is left out', () => {
    const lately = { ...SCOUT, lastPlayedAt: daysAgo(1), recommendedPlayers: [2], bestPlayers: [2] };
    const wordsOf = (candidates: Evening['candidates'], seed: number) => planned({ candidates, seed }).missing;
    expect(wordsOf([HEAT, lately], 1)).toBe('What else would fit in 160 minutes does not suit you well now.');
    const equal = [HEAT, { ...HEAT, id: 9, title: 'Root' }];
    expect(wordsOf([...equal, { ...HEAT, id: 10, title: 'Azul', minutes: 20, weight: 2.4 }], 2)).toMatch(
      /would still fit. It is in your first evening.$/,
    );
  });

  test('says which kind of game would fit into the remaining time', () => {
    const wordsOfMissing = (options?: LineUpOptions) => planned({ candidates: [HEAT, SCOUT] }, options).missing;
    expect(wordsOfMissing()).toBe('No other game here is for four in 130 minutes. Somebody could bring one.');
    expect(wordsOfMissing({ passedOver: [4] })).toBe('Scout would still fit, but you passed it over.');
    expect(wordsOfMissing({ most: 2 })).toBeNull();
    expect(planned({ candidates: [HEAT, SCOUT], minutes: 119 }).missing).toBeNull();
    expect(planned({ candidates: [HEAT, SCOUT], minutes: 120 }).missing).toMatch('in 10 minutes');
  });

  test('has one game for a short evening and two for a slightly longer one', () => {
    expect(titles(planned({ candidates: [HEAT, JUST_ONE], minutes: 75 }))).toEqual(['main Heat']);
    expect(titles(planned({ candidates: [HEAT, JUST_ONE], minutes: 100 }))).toHaveLength(2);
  });

  test('uses the exact number of minutes', () => {
    expect(titles(planned({ candidates: [{ ...HEAT, minutes: 69 }], minutes: 69 }))).toEqual(['main Heat']);
    expect(planned({ candidates: [{ ...HEAT, minutes: 69 }, SCOUT], minutes: 99 }).minutesLeft).toBe(0);
  });

  test('of several days has games too', () => {
    expect(planned({ minutes: 4320 }).games).toHaveLength(4);
  });

  test('contains the game with the most votes, even if another game has a better fit', () => {
    const wanted = { ...BRASS, approvals: votesOf(1, 2, 3) };
    expect(titles(planned({ minutes: 120 }))).not.toContain('main Brass');
    expect(titles(planned({ minutes: 120, candidates: [HEAT, wanted, JUST_ONE, SCOUT] }))).toEqual(['main Brass']);
  });

  test('has the game with the most votes as its main game, even if another game is longer', () => {
    const wanted = { ...HEAT, minutes: 45, approvals: votesOf(1, 2, 3) };
    expect(titles(planned({ candidates: [wanted, BRASS] }))).toEqual(['main Heat', 'more Brass']);
    const half = { ...wanted, minutes: 30, weight: 2.31 };
    expect(titles(planned({ candidates: [half, BRASS] }))).toEqual(['main Heat', 'more Brass']);
  });

  test('ignores votes and vetoes of guests who do not come', () => {
    const wantedBy = (...voters: number[]) => ({ ...BRASS, approvals: votesOf(...voters), vetoedBy: [8] });
    const main = (wanted: typeof BRASS) => titles(planned({ candidates: [HEAT, wanted], minutes: 120 }));
    expect(main(wantedBy(7, 8, 9))).toEqual(['main Heat']);
    expect(main(wantedBy(1, 2, 3))).toEqual(['main Brass']);
  });

  test('prefers a game for every voter over several games for some of them', () => {
    const azul = aCandidate({ id: 1, approvals: votesOf(1, 2), minutes: 90 });
    const same = aFiller({ id: 2, approvals: votesOf(1) });
    const other = aFiller({ id: 3, approvals: votesOf(3) });
    const { games, served } = planned({ candidates: [azul, same, other], minutes: 130 });
    expect(games.map(({ candidate }) => candidate.id).sort()).toEqual([1, 3]);
    expect(served).toEqual({ count: 3, of: 3 });
  });

  test('prefers the games of the night, or the best of the whole shelf on request', () => {
    const own = { ...BRASS, isOfNight: true, rating: 3 };
    const facts = { candidates: [own, { ...HEAT, rating: 5, minutes: 120 }], minutes: 120 };
    expect(titles(planned(facts))).toEqual(['main Brass']);
    expect(titles(planned({ ...facts, fromShelf: true }))).toEqual(['main Heat']);
    const short = { ...own, minutes: 40 };
    expect(titles(planned({ ...facts, candidates: [short, { ...HEAT, rating: 5, minutes: 120 }] }))).toEqual([
      'main Brass',
    ]);
  });

  test('includes the time to explain, half as much again for a game that nobody has played', () => {
    const known = planned({ candidates: [aCandidate({ knownBy: [1, 2, 3, 4] })] });
    const taught = planned({ candidates: [aCandidate({ knownBy: [1, 2] })] });
    const fromRules = planned({ candidates: [aCandidate({ knownBy: [] })] });
    expect([known, taught, fromRules].map(({ minutes }) => minutes)).toEqual([60, 71, 82]);
  });
});

test('differs for the seeds 1 to 4 with a hundred games, and is the same again for seed 1', () => {
  const candidates = Array.from({ length: 100 }, (_, at) =>
    at % 2 ? aCandidate({ id: at + 1, minutes: 45 + (at % 5) * 15, rating: 3 }) : aFiller({ id: at + 1, rating: 3 }),
  );
  const ids = (seed: number) =>
    planned({ candidates, seed })
      .games.map(({ candidate }) => candidate.id)
      .toSorted((a, b) => a - b)
      .join();
  expect(new Set([1, 2, 3, 4].map(ids)).size).toBe(4);
  expect(ids(1)).toBe(ids(1));
});

describe('keep and exchange', () => {
  test('a kept game stays in the plan, even if better games have to go', () => {
    expect(titles(planned({ minutes: 120 }, { kept: [2] }))).toEqual(['main Brass']);
    expect(titles(planned({}, { kept: [3], most: 1 }))).toEqual(['main Just One']);
  });

  test('one game is exchanged for the next best, and the others stay in place', () => {
    const facts = { minutes: 130, parties: people(4) };
    const first = planned(facts);
    expect(titles(first)).toContain('main Heat');
    const next = planned(
      { ...facts, candidates: [...SHELF, { ...HEAT, id: 9, title: 'Azul' }] },
      anotherGame(first, mainOf(first)),
    );
    expect(titles(next)).toEqual(titles(first).map((title) => title.replace('Heat', 'Azul')));
  });

  test('a long game is exchanged for a short one rather than for a gap', () => {
    const long = { ...BRASS, minutes: 180, isOfNight: true };
    const facts = { candidates: [long, { ...HEAT, minutes: 40 }, SCOUT], minutes: 220 };
    const first = planned(facts);
    expect(titles(first)).toContain('main Brass');
    expect(titles(planned(facts, anotherGame(first, long.id)))).toContain('main Heat');
  });

  test('if all games are skipped, the suggestion names the first ones', () => {
    expect(refused({}, { passedOver: SHELF.map(({ id }) => id) })[0]).toMatch(/would fit, but you passed it over/);
  });
});

describe('the reserve', () => {
  const reserve = (facts: Partial<Evening>, options?: LineUpOptions) =>
    planned(facts, options).reserve.map(({ candidate, replaces }) => [candidate.title, replaces]);

  test('contains other games with the games that each would replace: the least wanted, as few as possible', () => {
    expect(reserve({ minutes: 130 })).toEqual(
      [['Brass', [3, 4, 1]]].map(([title, ids]) => [title, expect.arrayContaining(ids as number[])]),
    );
    const wanted = { ...HEAT, approvals: votesOf(1, 2) };
    expect(
      reserve({ minutes: 130, candidates: [wanted, JUST_ONE, SCOUT, aFiller({ id: 5, title: 'Dixit' })] }),
    ).toEqual([['Dixit', [3]]]);
  });

  test('contains no skipped games, and none that would replace a kept game', () => {
    expect(reserve({ minutes: 130 }, { passedOver: [2] })).toEqual([]);
    expect(reserve({ minutes: 130 }, { kept: [1] })).toEqual([]);
  });

  test('contains at most three games', () => {
    const many = Array.from({ length: 9 }, (_, at) => aFiller({ id: at + 1 }));
    expect(reserve({ minutes: 20, candidates: many })).toHaveLength(3);
  });
});
