import { generateAiRecommendations } from '#shared/contracts/recommendations.ts';
import { addGameFor } from './game-payloads.ts';
import type { Person } from './owners.ts';

/** Enough games of the catalogue to recommend others by. */
export const SHELF = ['Azul', 'Calico', 'Splendor', 'Wingspan', 'Pandemic'] as const;
/** Finds a game of the shelf in a reason. */
export const ON_SHELF = new RegExp(SHELF.join('|'));

/** Puts games of the catalogue on somebody's shelf. */
export async function addRated(person: Person, titles: readonly string[], rating = 5): Promise<void> {
  for (const title of titles) await addGameFor(person, { title, rating });
}

export const generateFor = (person: Person) => person.call(generateAiRecommendations, { params: { id: person.id } });

/** Generates, and answers the titles; fails loudly when it is refused. */
export async function titlesFor(person: Person): Promise<string[]> {
  const { status, body } = await generateFor(person);
  if (status !== 201) throw new Error(`no recommendations: ${status} ${JSON.stringify(body)}`);
  return body.map(({ recommendedGameTitle }) => recommendedGameTitle);
}
