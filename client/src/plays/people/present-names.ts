import type { Person } from '#shared/plays/people-contract.ts';
import { nameKey, tidyName } from '#shared/text/person-name.ts';

/** Returns how the person of a recorded name is called now; a name of nobody stays, tidied. */
export function presentNames(people: readonly Person[]): (recorded: string) => string {
  const names = new Map(people.flatMap(({ name, spellings }) => spellings.map((key) => [key, name] as const)));
  return (recorded) => names.get(nameKey(recorded)) ?? tidyName(recorded);
}
