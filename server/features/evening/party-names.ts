import { firstName } from '#server/domain/people/rules/first-name.ts';

interface Named {
  id: number;
  name: string | null;
  email: string;
}

const shortName = ({ name, email }: Named): string => firstName(name) ?? email.slice(0, email.indexOf('@'));

/** Returns display names by id: first names, or full names if ambiguous. */
export function partyNames(people: readonly Named[]): Map<number, string> {
  const short = people.map(shortName);
  return new Map(
    people.map((person, place) => {
      const own = short[place] ?? '';
      const isAlone = short.filter((name) => name === own).length === 1;
      return [person.id, isAlone ? own : (person.name ?? person.email)];
    }),
  );
}
