import { generateAiRecommendations } from '#shared/recommendations/recommendations-contract.ts';
import { addGameFor } from './game-payloads.ts';
import type { Person } from '../server/owners.ts';

/** Enough catalogue games for recommendations. */
export const SHELF = ['Azul', 'Calico', 'Splendor', 'Wingspan', 'Pandemic'] as const;
/** Matches a game of the collection in a reason. */
export const ON_SHELF = new RegExp(SHELF.join('|'));

/** Adds catalogue games to a collection. */
export async function addRated(person: Person, titles: readonly string[], rating = 5): Promise<void> {
  for (const title of titles) await addGameFor(person, { title, rating });
}

export const generateFor = (person: Person) => person.call(generateAiRecommendations, { params: { id: person.id } });

/** Generates recommendations and returns their titles; throws if refused. */
export async function titlesFor(person: Person): Promise<string[]> {
  const { status, body } = await generateFor(person);
  if (status !== 201) throw new Error(`no recommendations: ${status} ${JSON.stringify(body)}`);
  return body.map(({ recommendedGameTitle }) => recommendedGameTitle);
}
