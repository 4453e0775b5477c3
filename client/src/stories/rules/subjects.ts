import { t } from '#client/stories/words/words.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { StorySubject } from '#shared/shapes/story.ts';
import type { Group } from '#shared/nights/groups-contract.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { playsWith } from '#client/plays/people/person-summary.ts';
import { performanceOf } from '#client/plays/rules/player-performance.ts';
import type { LoggedPlay, PlayPerson } from '#client/plays/rules/play-log.ts';

/** Whom a story can be about. */
export interface Subject {
  /** As in the address: 'me', 'p3' for a person, 'g2' for a group, 'o7' for an organization. */
  key: string;
  kind: StorySubject;
  /** Null for the owner. */
  name: string | null;
}

export const OWN_STORY: Subject = { key: 'me', kind: 'me', name: null };

/** People with fewer plays have no story of their own to choose; their page leads to one all the same. */
const PLAYS_OF_CHOICE = 3;
const MAX_PEOPLE = 40;

/** Whom the chooser offers: the owner, groups, organizations, and the people who were there most. */
export function subjectsOf(
  log: readonly LoggedPlay[],
  groups: readonly Group[],
  user: Pick<CurrentUser, 'id' | 'accountType' | 'organizationName' | 'hostsFor'>,
): Subject[] {
  const own =
    user.accountType === 'organization' ? [{ id: user.id, name: user.organizationName ?? t('The organization') }] : [];
  const people = performanceOf(log)
    .filter(({ person, gamesPlayed }) => person.id !== null && gamesPlayed >= PLAYS_OF_CHOICE)
    .slice(0, MAX_PEOPLE);
  return [
    OWN_STORY,
    ...[...own, ...user.hostsFor].map(({ id, name }) => ({ key: `o${id}`, kind: 'organization' as const, name })),
    ...groups.map(({ id, name }) => ({ key: `g${id}`, kind: 'group' as const, name })),
    ...people.map(({ person }) => ({ key: person.key, kind: 'person' as const, name: person.name })),
  ];
}

/** The person among one's people who has the account's own name; null if none has. */
export function ownPerson(
  people: readonly Person[],
  { firstName, lastName, username }: Pick<CurrentUser, 'firstName' | 'lastName' | 'username'>,
): Person | null {
  const names = [[firstName, lastName].filter(Boolean).join(' '), firstName ?? '', username ?? ''];
  for (const key of names.map(nameKey)) {
    const found = key === '' ? undefined : people.find(({ spellings }) => spellings.includes(key));
    if (found) return found;
  }
  return null;
}

/** Somebody as plays refer to them; null if they are in none. */
function seatedAs(log: readonly LoggedPlay[], personId: number): PlayPerson | null {
  for (const { seated } of log) {
    const seat = seated.find(({ person }) => person.id === personId);
    if (seat) return seat.person;
  }
  return null;
}

/** Members who must sit at a table for its play to be the group's. */
const MEMBERS_AT_A_TABLE = 2;

/** The plays in which at least two members of a group sat, found by the spellings of their names. */
export function playsOfGroup(
  log: readonly LoggedPlay[],
  { members }: Pick<Group, 'members'>,
  people: readonly Person[],
): LoggedPlay[] {
  const names = new Set(members.flatMap(({ name }) => (name === null ? [] : [nameKey(name)])));
  const ids = new Set(people.flatMap(({ id, spellings }) => (spellings.some((key) => names.has(key)) ? [id] : [])));
  const isMember = ({ id, name }: PlayPerson) => (id === null ? names.has(nameKey(name)) : ids.has(id));
  return log.filter(({ seated }) => seated.filter(({ person }) => isMember(person)).length >= MEMBERS_AT_A_TABLE);
}

/** What the plays of a subject are chosen from. */
interface Known {
  /** The owner's plays that count. */
  log: readonly LoggedPlay[];
  people: readonly Person[];
  groups: readonly Group[];
  /** The plays at the nights of an organization that the user hosts for; undefined while they are loading. */
  nightLog: readonly LoggedPlay[] | undefined;
  /** The id of the account itself: an organization reads its own log. */
  ownId: number;
}

const idOf = ({ key }: Subject): number => Number(key.slice(1));

/** The plays that a story is about, of all time, the latest first; undefined while they are loading. */
export function playsOfSubject(subject: Subject, known: Known): readonly LoggedPlay[] | undefined {
  const { log, people, groups, nightLog, ownId } = known;
  switch (subject.kind) {
    case 'me':
      return log;
    case 'organization':
      return idOf(subject) === ownId ? log.filter(({ eventId }) => eventId !== null) : nightLog;
    case 'group': {
      const group = groups.find(({ id }) => id === idOf(subject));
      return group && playsOfGroup(log, group, people);
    }
    default: {
      const person = seatedAs(log, idOf(subject));
      return person ? playsWith(log, person) : [];
    }
  }
}

/** Whose wins and rivals a story tells; null for a table of several. */
export function heroOfSubject(
  subject: Subject,
  { log, people, user }: Pick<Known, 'log' | 'people'> & { user: Parameters<typeof ownPerson>[1] },
): PlayPerson | null {
  if (subject.kind === 'person') return seatedAs(log, idOf(subject));
  const own = subject.kind === 'me' ? ownPerson(people, user) : null;
  return own && seatedAs(log, own.id);
}
