import { describe, expect, test } from 'vitest';
import { readLog } from '#client/plays/rules/play-log.ts';
import type { Group } from '#shared/nights/groups-contract.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { aUser } from '#tests/components/support/a-user.ts';
import { heroOfSubject, OWN_STORY, ownPerson, playsOfSubject, type Subject, subjectsOf } from './subjects.ts';

const PEOPLE = [
  { id: 1, name: 'Robin', spellings: ['robin', 'robin vale'] },
  { id: 2, name: 'Ben', spellings: ['ben', 'benny'] },
];
const seats = [
  ['Robin', 'Benny'],
  ['Robin', 'Cy'],
  ['Ben', 'Cy', 'Dee'],
  ['Cy', 'Dee'],
  ['Ben', 'Benny', 'Dee'],
];
const log = readLog(
  seats.map((players, n) => aPlay({ id: n + 1, players, eventId: n === 3 ? 9 : null })),
  PEOPLE,
);

const group = (...names: (string | null)[]): Group => ({
  id: 3,
  name: 'Fridays',
  createdAt: new Date(2026, 0, 1),
  hasLadder: false,
  members: names.map((name, n) => ({ id: n, email: `${n}@example.org`, name, sharesShelf: false })),
});
const idsOf = (subject: Subject, groups: Group[] = []) =>
  playsOfSubject(subject, { log, people: PEOPLE, groups, nightLog: undefined, ownId: 1 })?.map(({ id }) => id);

describe('the plays of a group', () => {
  const fridays: Subject = { key: 'g3', kind: 'group', name: 'Fridays' };

  test('are those in which two of its members sat, by any spelling, also if they are no people yet', () => {
    expect(idsOf(fridays, [group('Benny', ' cy ')])).toEqual([3]);
    expect(idsOf(fridays, [group('Robin Vale', 'ben', 'Cy')])).toEqual([1, 2, 3]);
  });

  test('need two people: one at two seats is no company', () => {
    expect(idsOf(fridays, [group('Ben', 'Benny')])).toEqual([]);
  });

  test('of members without a name are none, and of an unknown group are not known', () => {
    expect(idsOf(fridays, [group(null, null)])).toEqual([]);
    expect(idsOf(fridays, [])).toBeUndefined();
  });
});

test('a person has the plays in which they sat, and the owner all', () => {
  expect(idsOf({ key: 'p2', kind: 'person', name: 'Ben' })).toEqual([1, 3, 5]);
  expect(idsOf({ key: 'p77', kind: 'person', name: 'Gone' })).toEqual([]);
  expect(idsOf(OWN_STORY)).toEqual([1, 2, 3, 4, 5]);
});

test('an organization has the plays at its nights: its own at once, another when they are loaded', () => {
  expect(idsOf({ key: 'o1', kind: 'organization', name: 'Cellar' })).toEqual([4]);
  expect(idsOf({ key: 'o2', kind: 'organization', name: 'Club' })).toBeUndefined();
});

test('the owner is the person with their name, full name before first name; nobody if there is none', () => {
  const names = { firstName: 'Ben', lastName: 'Vale', username: 'robin' };
  expect(ownPerson(PEOPLE, { ...names, firstName: 'Robin' })?.id).toBe(1);
  expect(ownPerson(PEOPLE, names)?.id).toBe(2);
  expect(ownPerson(PEOPLE, { firstName: 'Zoe', lastName: null, username: null })).toBeNull();
  const user = { firstName: 'Robin', lastName: null, username: null };
  expect(heroOfSubject(OWN_STORY, { log, people: PEOPLE, user })?.id).toBe(1);
  expect(heroOfSubject({ key: 'g3', kind: 'group', name: '' }, { log, people: PEOPLE, user })).toBeNull();
});

test('the choice has the owner, organizations, groups, and people who were there three times', () => {
  const hosted = { id: 7, membershipId: 1, name: 'Club', email: null, logo: null, plan: 'free' as const };
  const keys = subjectsOf(log, [group('Ben')], aUser({ hostsFor: [hosted] })).map(({ key }) => key);
  expect(keys).toEqual(['me', 'o7', 'g3', 'p2']);
});
