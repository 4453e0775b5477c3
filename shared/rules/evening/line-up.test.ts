import { describe, expect, test } from 'vitest';
import { anotherGame } from '#tests/support/another-game.ts';
import { aCandidate, aFiller, anEvening, votesOf } from '#tests/support/an-evening.ts';
import type { Evening } from './evening.ts';
import { type LineUp, type LineUpWishes, planLineUp } from './line-up.ts';
import { wayOutWords } from './ways-out.ts';

const HEAT = aCandidate({ id: 1, title: 'Heat', bestPlayers: [4], minutes: 70 });
const BRASS = aCandidate({ id: 2, title: 'Brass', bestPlayers: [3], minutes: 120, weight: 3.9 });
const JUST_ONE = aFiller({ id: 3, title: 'Just One', minPlayers: 3 });
const SCOUT = aFiller({ id: 4, title: 'Scout', bestPlayers: [4] });
const SHELF = [HEAT, BRASS, JUST_ONE, SCOUT];

function planned(facts: Partial<Evening>, wishes?: LineUpWishes): LineUp {
  const answer = planLineUp(anEvening({ candidates: SHELF, ...facts }), wishes);
  if (!answer.fits) throw new Error(answer.waysOut.map(wayOutWords).join(' '));
  return answer.lineUp;
}
const titles = ({ games }: LineUp) => games.map(({ role, candidate }) => `${role} ${candidate.title}`);

/** What is said where nothing fits. */
function refused(facts: Partial<Evening>, wishes?: LineUpWishes): string[] {
  const answer = planLineUp(anEvening({ candidates: SHELF, ...facts }), wishes);
  return answer.fits ? [`fits: ${titles(answer.lineUp).join(', ')}`] : answer.waysOut.map(wayOutWords);
}

describe('where nothing fits', () => {
  test('it says how much time would do, with the shortest game', () => {
    expect(refused({ minutes: 15 })).toEqual(['With 20 minutes there would be time for Scout.']);
  });

  test('it names the game that a veto keeps off the table, and whose veto', () => {
    expect(refused({ candidates: [aCandidate({ title: 'Heat', vetoedBy: [3, 2] })] })).toEqual([
      'Heat would fit, but for the veto of Ana and Ben.',
    ]);
  });

  test('it names the nearest number of people that a game is for', () => {
    expect(
      refused({
        candidates: [aCandidate({ id: 1, maxPlayers: 2 }), aCandidate({ id: 2, maxPlayers: 3, title: 'Azul' })],
      }),
    ).toEqual(['If you were three, Azul would fit.']);
  });

  test('it asks for a game where there is none, and where nobody comes it says so', () => {
    const elsewhere = { ...HEAT, source: { kind: 'brought', by: 9 } as const };
    const bring = ['No game here is for four in this time. Somebody could bring one.'];
    expect(refused({ candidates: [] })).toEqual(bring);
    expect(refused({ candidates: [elsewhere] })).toEqual(bring);
    expect(refused({ parties: [] })).toEqual(['Nobody has said yes yet.']);
  });

  test('a settled game that cannot be played is named, and so is one that takes too long', () => {
    const main = (facts: Partial<Evening>) => refused(facts, { locks: { main: 1 } });
    const letGo = 'Let it go, and there may be another.';
    expect(main({ candidates: [{ ...HEAT, vetoedBy: [2] }, SCOUT] })).toEqual([`Heat has been vetoed. ${letGo}`]);
    expect(main({ candidates: [{ ...HEAT, maxPlayers: 3 }] })).toEqual([`Heat is not for so many. ${letGo}`]);
    expect(main({ candidates: [{ ...HEAT, source: { kind: 'brought', by: 9 } }] })).toEqual([
      `Heat stays at home with the one who has it. ${letGo}`,
    ]);
    expect(main({ candidates: [SCOUT] })).toEqual([`The main that you chose is not among the games. ${letGo}`]);
    expect(refused({}, { locks: { opener: 4, closer: 4 } })).toEqual([`Scout would be played twice. ${letGo}`]);
    expect(main({ minutes: 50 })).toEqual([
      'With 70 minutes there would be time for Heat.',
      `Heat takes too long. ${letGo}`,
    ]);
    expect(refused({ minutes: 110 }, { locks: { main: 1, opener: 3, closer: 4 } })[0]).toBe(
      'With 130 minutes there would be time for Heat.',
    );
  });

  test('games that were passed over are remembered, and nothing else is made up', () => {
    expect(refused({ candidates: [HEAT] }, { passedOver: [1] })).toEqual(['Heat would fit, but you passed it over.']);
  });
});

describe('an evening', () => {
  test('has an opener, a main game and a closer, with their change-overs', () => {
    const { games, minutes, minutesLeft } = planned({ candidates: [HEAT, JUST_ONE, SCOUT] });
    expect(games.map(({ role, startsAfter }) => [role, startsAfter])).toEqual([
      ['opener', 0],
      ['main', 30],
      ['closer', 110],
    ]);
    expect([minutes, minutesLeft]).toEqual([130, 110]);
  });

  test('has one more game in reserve while there is time for it', () => {
    expect(planned({ candidates: [HEAT, JUST_ONE, SCOUT] }).reserve).toBeNull();
    expect(planned({ minutes: 300 }).reserve?.candidate.title).toBe('Brass');
    expect(planned({ minutes: 200 }).reserve).toBeNull();
  });

  test('is one game where time is short, and two where there is a little more', () => {
    expect(titles(planned({ candidates: [HEAT, JUST_ONE], minutes: 75 }))).toEqual(['main Heat']);
    expect(titles(planned({ candidates: [HEAT, JUST_ONE], minutes: 100 }))).toHaveLength(2);
  });

  test('goes by votes: more people want it, it is played', () => {
    const wanted = { ...BRASS, approvals: votesOf(1, 2, 3) };
    expect(titles(planned({}))).toContain('main Heat');
    expect(titles(planned({ candidates: [HEAT, wanted, JUST_ONE, SCOUT] }))).toContain('main Brass');
  });

  test('does not go by the votes and the vetoes of those who do not come', () => {
    const wanted = { ...BRASS, approvals: votesOf(7, 8, 9), vetoedBy: [8] };
    expect(titles(planned({ candidates: [HEAT, wanted] }))).toContain('main Heat');
    expect(titles(planned({ candidates: [wanted] }))).toEqual(['main Brass']);
  });

  test('gives each of the voters something rather than some of them all', () => {
    const azul = aCandidate({ id: 1, approvals: votesOf(1, 2), minutes: 90 });
    const same = aFiller({ id: 2, approvals: votesOf(1) });
    const other = aFiller({ id: 3, approvals: votesOf(3) });
    const { games, served } = planned({ candidates: [azul, same, other], minutes: 130 });
    expect(games.map(({ candidate }) => candidate.id).sort()).toEqual([1, 3]);
    expect(served).toEqual({ count: 3, of: 3 });
  });

  test('counts the explaining, of a game that nobody has played half as much again', () => {
    const known = planned({ candidates: [aCandidate({ knownBy: [1, 2, 3, 4] })] });
    const taught = planned({ candidates: [aCandidate({ knownBy: [1, 2] })] });
    const fromRules = planned({ candidates: [aCandidate({ knownBy: [] })] });
    expect([known, taught, fromRules].map(({ minutes }) => minutes)).toEqual([60, 71, 82]);
  });
});

describe('settling and exchanging', () => {
  test('a settled game stays in its place, made for it or not', () => {
    expect(titles(planned({}, { locks: { opener: 1 } }))[0]).toBe('opener Heat');
    expect(titles(planned({}, { locks: { opener: null, closer: 3 } }))).toEqual(['main Heat', 'closer Just One']);
  });

  test('one game is exchanged for the next best, and the others stay', () => {
    const first = planned({});
    const answer = planLineUp(anEvening({ candidates: SHELF }), anotherGame(first, 'main'));
    expect(first.games[1]?.candidate.title).toBe('Heat');
    expect(answer.fits && titles(answer.lineUp)).toEqual(titles(first).with(1, 'main Brass'));
  });

  test('when all have been passed over, the first ones are named', () => {
    const answer = planLineUp(anEvening({ candidates: SHELF }), { passedOver: SHELF.map(({ id }) => id) });
    expect(answer.fits ? [] : answer.waysOut.map(({ code }) => code)).toEqual(['again']);
  });
});
