import { describe, expect, test } from 'vitest';
import { aCandidate, aFiller, anEvening } from '#tests/support/an-evening.ts';
import type { Candidate } from './candidate.ts';
import { type LineUp, type LineUpWishes, planLineUp } from './line-up.ts';

function planned(candidates: Candidate[], { minutes = 240, ...wishes }: LineUpWishes & { minutes?: number } = {}) {
  const answer = planLineUp(anEvening({ candidates, minutes }), wishes);
  if (!answer.fits) throw new Error('nothing fits');
  return answer.lineUp;
}
const titles = ({ games }: LineUp) => games.map(({ role, candidate }) => `${role} ${candidate.title}`);

const HEAT = aCandidate({ id: 1, title: 'Heat', minutes: 70 });
const BRASS = aCandidate({ id: 2, title: 'Brass', minutes: 120 });
const SCOUT = aFiller({ id: 3, title: 'Scout' });
const JUST_ONE = aFiller({ id: 4, title: 'Just One' });

describe('the main game', () => {
  test('is never the shorter one, however much better it is', () => {
    const loved = aFiller({ id: 1, title: 'Loved', rating: 5, bestPlayers: [4] });
    const longer = aFiller({ id: 2, title: 'Longer', minutes: 25 });
    const closer = aCandidate({ id: 2, title: 'Closer', minutes: 40, weight: 2.5 });
    expect(titles(planned([loved, longer]))).toContain('main Longer');
    expect(titles(planned([loved, closer]))).toEqual(['opener Loved', 'main Closer']);
  });

  test('may be as long as what is played before it and after it', () => {
    expect(titles(planned([SCOUT, JUST_ONE, aFiller({ id: 5 })]))).toHaveLength(3);
  });

  test('may be shorter than the others where it is settled', () => {
    const quick = aFiller({ id: 5, title: 'Quick', minutes: 5 });
    const roles = planned([quick, SCOUT, JUST_ONE], { locks: { main: 5 } }).games.map(({ role }) => role);
    expect(roles).toEqual(['opener', 'main', 'closer']);
  });
});

describe('games that do not count', () => {
  const dear = Array.from({ length: 70 }, (_, at) => aCandidate({ id: 10 + at, rating: 5, minutes: 90 }));

  test('because they take too long crowd out none that fits', () => {
    expect(titles(planned([...dear, HEAT], { minutes: 80 }))).toEqual(['main Heat']);
  });

  test('because they are settled are not played a second time', () => {
    expect(titles(planned([SCOUT, HEAT], { locks: { opener: 3 } }))).toEqual(['opener Scout', 'main Heat']);
    expect(titles(planned([SCOUT, HEAT], { locks: { main: 3, opener: null } }))).toEqual(['main Scout']);
  });
});

describe('the game in reserve', () => {
  const reserved = (...asked: Parameters<typeof planned>) => planned(...asked).reserve?.candidate.title ?? null;

  test('is none that was passed over, and none for which a minute is missing', () => {
    expect(reserved([HEAT, BRASS], { minutes: 200, locks: { main: 1 } })).toBe('Brass');
    expect(reserved([HEAT, BRASS], { minutes: 199, locks: { main: 1 } })).toBeNull();
    expect(reserved([HEAT, BRASS], { minutes: 200, locks: { main: 1 }, passedOver: [2] })).toBeNull();
  });

  test('is the same when what was proposed is settled, the main game alone or all of it', () => {
    const shelf = [HEAT, BRASS, SCOUT, JUST_ONE].map((game) =>
      game === HEAT ? { ...game, rating: 5, bestPlayers: [4] } : game,
    );
    const free = planned(shelf, { minutes: 300 });
    const [opener = 0, main = 0, closer = 0] = free.games.map(({ candidate }) => candidate.id);
    expect([titles(free)[1], free.reserve?.candidate.title]).toEqual(['main Heat', 'Brass']);
    expect(reserved(shelf, { minutes: 300, locks: { main } })).toBe('Brass');
    expect(reserved(shelf, { minutes: 300, locks: { opener, main, closer } })).toBe('Brass');
  });
});
