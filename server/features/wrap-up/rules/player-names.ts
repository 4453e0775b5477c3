import { nameKey, tidyName } from '#shared/rules/people/person-name.ts';

interface Listed {
  email: string;
  name: string | null;
}

interface KnownPerson {
  name: string;
  /** Keys as `nameKey` makes them. */
  spellings: readonly string[];
}

const firstWord = (name: string): string => tidyName(name).split(' ')[0] ?? '';

/**
 * What the plays of a night call those on its list, in their order. Somebody whose name is a spelling of a known person is
 * that person; else whose first name means exactly one known person, and nobody else on the list. Others are called as the
 * list has them, those without a name by their address up to the @. Two never get one name.
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

/** The second of one name is told apart by a number. */
function numbered(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let count = 2; taken.has(nameKey(free)); count += 1) free = `${name} ${count}`;
    taken.add(nameKey(free));
    return free;
  });
}
