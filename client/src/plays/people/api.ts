import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { playKeys } from '#client/lib/play-keys.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/plays/people-contract.ts';
import type { Person } from '#shared/plays/people-contract.ts';

/** Under the plays' key, because a new play may add a person. */
export const peopleKeys = { all: [...playKeys.all, 'people'] as const };

/** The people in the owner's plays. */
export const peopleQuery = queryOptions({
  queryKey: peopleKeys.all,
  queryFn: ({ signal }) => call(contracts.listPeople, {}, signal),
});

/* Mutations write their response into the cached list, so that the screen updates at once, and then refetch it. */
const meta = { invalidates: [peopleKeys.all] };

function patch(client: QueryClient, change: (people: Person[]) => Person[]): void {
  client.setQueryData(peopleQuery.queryKey, (people) => people && change(people));
}

const replaced = (people: Person[], person: Person) => people.map((one) => (one.id === person.id ? person : one));

export const renamePerson = mutationOptions({
  mutationFn: async ({ id, name }: { id: number; name: string }, { client }) => {
    const person = await call(contracts.renamePerson, { params: { id }, body: { name } });
    patch(client, (people) => replaced(people, person));
    return person;
  },
  meta,
});

export const mergePeople = mutationOptions({
  mutationFn: async ({ kept, other }: { kept: Person; other: Person }, { client }) => {
    const person = await call(contracts.mergePeople, { params: { id: kept.id }, body: { otherId: other.id } });
    patch(client, (people) =>
      replaced(
        people.filter(({ id }) => id !== other.id),
        person,
      ),
    );
    return person;
  },
  meta,
});

export const splitPerson = mutationOptions({
  mutationFn: async ({ id, spellings }: { id: number; spellings: string[] }, { client }) => {
    const made = await call(contracts.splitPerson, { params: { id }, body: { spellings } });
    patch(client, (people) => [
      ...people.map((one) =>
        one.id === id ? { ...one, spellings: one.spellings.filter((key) => !made.spellings.includes(key)) } : one,
      ),
      made,
    ]);
    return made;
  },
  meta,
});
