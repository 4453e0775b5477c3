import type { PlayPerson } from '#client/entities/plays/rules/play-log.ts';
import { searched, searchNames } from '#shared/rules/text/search-names.ts';

/** The search in the address, so that Back and a reload keep it. */
export const PEOPLE_SEARCH = {
  parse: (query: string) => ({ search: new URLSearchParams(query).get('q') ?? '' }),
  format: ({ search }: { search: string }) => (search === '' ? '' : new URLSearchParams({ q: search }).toString()),
};

/** The players whose name, or another spelling of it, contains the text; the nearest names if none does. @param spellings normalized, by a person's id */
export function searchPeople<Player extends { person: Pick<PlayPerson, 'id' | 'name'> }>(
  players: readonly Player[],
  spellings: ReadonlyMap<number, readonly string[]>,
  text: string,
): readonly Player[] {
  return searchNames(players, text, ({ person }) => searched([person.name, ...(spellings.get(person.id ?? 0) ?? [])]));
}
