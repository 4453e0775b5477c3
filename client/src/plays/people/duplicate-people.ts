import { nameKey } from '#shared/text/person-name.ts';
import type { LoggedPlay, PlayPerson } from '../rules/play-log.ts';

/** Two people who may be one. */
export interface DuplicatePeople {
  /** The more frequent one, whose name is kept. */
  kept: PlayPerson;
  other: PlayPerson;
}

/** More similar names than this are numbered or invented, not typos. */
const MAX_ALIKE = 50;
/** Minimum length for a replaced letter to count as a typo: not Tim and Tom. */
const LONG_NAME = 6;
/** Minimum length for an extra letter to count: Ana and Anna. */
const SHORT_NAME = 3;

/**
 * People whose names differ by accents, punctuation or one letter, or a first name and the only full name with it.
 * Never two who played together. Pairs with most plays first.
 */
export function duplicatePeople(plays: readonly LoggedPlay[]): DuplicatePeople[] {
  const tables = tablesOf(plays);
  const people = [...tables.keys()];
  const pairs = [...alike(people), ...firstNames(people)].filter(
    (pair) => figures(pair[0].name) === figures(pair[1].name) && !havePlayedTogether(tables, pair),
  );
  const unique = new Map(pairs.map((pair) => [pairKey(pair), pair]));
  const often = (person: PlayPerson) => tables.get(person)?.size ?? 0;
  return [...unique.values()]
    .map(([a, b]) => (often(a) >= often(b) ? { kept: a, other: b } : { kept: b, other: a }))
    .toSorted((a, b) => often(b.kept) + often(b.other) - often(a.kept) - often(a.other));
}

type Pair = readonly [PlayPerson, PlayPerson];

const pairKey = ([a, b]: Pair): string => (a.key < b.key ? `${a.key} ${b.key}` : `${b.key} ${a.key}`);

const pairsOf = (people: readonly PlayPerson[]): Pair[] =>
  people.flatMap((first, index) => people.slice(index + 1).map((second): Pair => [first, second]));

/** Plays by person. */
function tablesOf(plays: readonly LoggedPlay[]): Map<PlayPerson, Set<LoggedPlay>> {
  const tables = new Map<PlayPerson, Set<LoggedPlay>>();
  for (const play of plays) {
    for (const { person } of play.seated) tables.set(person, (tables.get(person) ?? new Set()).add(play));
  }
  return tables;
}

function havePlayedTogether(tables: ReadonlyMap<PlayPerson, ReadonlySet<LoggedPlay>>, [a, b]: Pair): boolean {
  const [few, many] = [tables.get(a), tables.get(b)].toSorted((one, other) => (one?.size ?? 0) - (other?.size ?? 0));
  return [...(few ?? [])].some((play) => many?.has(play));
}

/** Letters and digits only, without accents. */
const bare = (name: string): string =>
  nameKey(name)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Digits distinguish people: Guest 1 is not Guest 2. */
const figures = (name: string): string => bare(name).replace(/\P{N}/gu, '');

/** Names one typo apart are equal after deleting one letter from each. */
function alike(people: readonly PlayPerson[]): Pair[] {
  const byRest = new Map<string, PlayPerson[]>();
  for (const person of people) {
    const letters = Array.from(bare(person.name));
    const rests = new Set([letters.join(''), ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))]);
    for (const rest of rests) {
      const group = byRest.get(rest);
      if (group) group.push(person);
      else byRest.set(rest, [person]);
    }
  }
  const groups = [...byRest.values()].filter(({ length }) => length <= MAX_ALIKE);
  return groups.flatMap(pairsOf).filter(([a, b]) => isSlip(bare(a.name), bare(b.name)));
}

function isSlip(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = [Array.from(a), Array.from(b)].toSorted((one, other) => one.length - other.length);
  if (!short || !long) return false;
  const start = short.findIndex((letter, index) => letter !== long[index]);
  const from = start === -1 ? short.length : start;
  if (short.length < long.length)
    return short.length >= SHORT_NAME && short.slice(from).join('') === long.slice(from + 1).join('');
  if (short.length < LONG_NAME) return false;
  const swapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return (
    short.slice(from + 1).join('') === long.slice(from + 1).join('') ||
    (swapped && short.slice(from + 2).join('') === long.slice(from + 2).join(''))
  );
}

/** A first name and the full name with it, if there is only one. */
function firstNames(people: readonly PlayPerson[]): Pair[] {
  const byFirst = new Map<string, PlayPerson[]>();
  for (const person of people) {
    const [first = '', ...rest] = nameKey(person.name).split(' ');
    if (rest.length === 0) continue;
    const others = byFirst.get(first);
    if (others) others.push(person);
    else byFirst.set(first, [person]);
  }
  return people.flatMap((person): Pair[] => {
    const [only, ...others] = byFirst.get(nameKey(person.name)) ?? [];
    return only && others.length === 0 ? [[person, only]] : [];
  });
}
