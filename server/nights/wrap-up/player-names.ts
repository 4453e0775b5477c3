import { nameKey, tidyName } from '#shared/text/person-name.ts';

interface Listed {
  email: string;
  name: string | null;
}

interface KnownPerson {
  name: string;
  /** Keys made by `nameKey`. */
  spellings: readonly string[];
}

const firstWord = (name: string): string => tidyName(name).split(' ')[0] ?? '';

/**
 * Player names for attendees, in order. A name that is a spelling of a known person becomes that person; else a first
 * name that matches exactly one known person and no other attendee. Others keep their name, or the part of their
 * address before the @. Names are unique.
 */
export function playerNames(list: readonly Listed[], people: readonly KnownPerson[]): string[] {
  const known = new Map(people.flatMap(({ name, spellings }) => spellings.map((key) => [key, name] as const)));
  const written = list.map(({ email, name }) => tidyName(name ?? '') || (email.split('@')[0] ?? email));
  const exact = written.map((name) => known.get(nameKey(name)));
  const taken = new Set(exact.filter((name) => name !== undefined));
  const firsts = written.map((name) => nameKey(firstWord(name)));
  return numbered(
    written.map((name, place) => {
      const first = firsts[place] ?? '';
      const guess = known.get(first);
      const isOnly = firsts.filter((one) => one === first).length === 1;
      return exact[place] ?? (guess !== undefined && isOnly && !taken.has(guess) ? guess : name);
    }),
  );
}

/** Duplicates are numbered. */
function numbered(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let count = 2; taken.has(nameKey(free)); count += 1) free = `${name} ${count}`;
    taken.add(nameKey(free));
    return free;
  });
}
