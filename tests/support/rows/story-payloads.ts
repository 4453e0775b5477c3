import type { StoryCard } from '#shared/shapes/story.ts';
import { type NewStory, shareStory } from '#shared/stories/stories-contract.ts';
import type { Person, Reply } from '../server/owners.ts';

/** A card as in a story, with overrides. */
export const aStoryCard = (facts: Partial<StoryCard> = {}): StoryCard => ({
  kind: 'plays',
  value: 42,
  of: 12,
  more: 0,
  games: [],
  names: [],
  place: null,
  days: [],
  bars: [3, 4, 2, 5, 1, 9, 4, 3, 2, 4, 3, 2],
  scores: [],
  currency: null,
  ...facts,
});

/** A story to be shared, with overrides. */
export const aStory = (facts: Partial<NewStory> = {}): NewStory => ({
  subject: 'me',
  subjectName: null,
  range: '2026',
  title: 'My 2026 in Games',
  showsNames: false,
  showsPlaces: false,
  showsPrices: false,
  cards: [
    aStoryCard(),
    aStoryCard({ kind: 'most_played', value: 9, of: 42, games: [{ title: 'Azul', category: 'abstract' }], bars: [] }),
    aStoryCard({ kind: 'people', value: 5, of: 30, more: 1, names: ['Ben Secretname'], bars: [] }),
    aStoryCard({ kind: 'places', value: 2, of: 30, place: '14 Linden Row', bars: [] }),
    aStoryCard({
      kind: 'best_value',
      value: 0.75,
      of: 3,
      games: [{ title: 'Heat', category: 'racing' }],
      currency: 'EUR',
      bars: [],
    }),
  ],
  ...facts,
});

/** Shares a story over HTTP; throws if refused. */
export async function shareStoryFor(
  person: Person,
  facts: Partial<NewStory> = {},
): Promise<Reply<typeof shareStory>['body']> {
  const { status, body } = await person.call(shareStory, { body: aStory(facts) });
  if (status !== 201) throw new Error(`the story was not shared: ${status} ${JSON.stringify(body)}`);
  return body;
}
