import { firstName } from '#server/plays/service.ts';
import { nameKey } from '#shared/text/person-name.ts';

interface Guest {
  id: number;
  name: string | null;
}

/**
 * The guests in a play: matched by any spelling of the guest's name, else by first name if unique among guests. @param
 * spellings the person of each spelling in the host's plays
 */
export function guestsInPlays(
  guests: readonly Guest[],
  spellings: ReadonlyMap<string, number>,
): (tables: readonly string[]) => number[] {
  const firstKeys = guests.map(({ name }) => nameKey(firstName(name) ?? ''));
  const guestOf = new Map<number, number>();
  for (const [place, { id, name }] of guests.entries()) {
    const first = firstKeys[place] ?? '';
    const isAlone = firstKeys.filter((key) => key === first).length === 1;
    const person = spellings.get(nameKey(name ?? '')) ?? (isAlone ? spellings.get(first) : undefined);
    if (person !== undefined) guestOf.set(person, id);
  }
  const atTable = new Map<string, number[]>();
  const readTable = (players: string): number[] => {
    const known = atTable.get(players);
    if (known) return known;
    const ids = namesIn(players).flatMap((name) => guestOf.get(spellings.get(nameKey(name)) ?? 0) ?? []);
    atTable.set(players, ids);
    return ids;
  };
  return (tables) => [...new Set(tables.flatMap(readTable))];
}

function namesIn(players: string): string[] {
  try {
    const names: unknown = JSON.parse(players);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
