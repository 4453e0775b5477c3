import type { PlayPerson } from '../rules/play-log.ts';
import { nearestText, searched, searchNames } from '#shared/text/search-names.ts';

/** The search in the address, so that Back and a reload keep it. */
export const PEOPLE_SEARCH = {
  parse: (query: string) => ({ search: new URLSearchParams(query).get('q') ?? '' }),
  format: ({ search }: { search: string }) => (search === '' ? '' : new URLSearchParams({ q: search }).toString()),
};

const searchedBy =
  (spellings: ReadonlyMap<number, readonly string[]>) =>
  ({ person }: { person: Pick<PlayPerson, 'id' | 'name'> }) =>
    searched([person.name, ...(spellings.get(person.id ?? 0) ?? [])]);

/** The sentence above people who have only the nearest names. */
export const nearestPeopleText = (
  [first]: readonly { person: Pick<PlayPerson, 'id' | 'name'> }[],
  spellings: ReadonlyMap<number, readonly string[]>,
  text: string,
): string | null => nearestText(text, first && searchedBy(spellings)(first));

/** The players whose name, or another spelling of it, contains the text; the nearest names if none does. @param spellings normalized, by a person's id */
export function searchPeople<Player extends { person: Pick<PlayPerson, 'id' | 'name'> }>(
  players: readonly Player[],
  spellings: ReadonlyMap<number, readonly string[]>,
  text: string,
): readonly Player[] {
  return searchNames(players, text, searchedBy(spellings));
}
