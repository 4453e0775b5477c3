import type { StoryCard, StoryCardKind, StoryGame } from '#shared/shapes/story.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { SlicedWork } from '#client/lib/time-slices.ts';
import type { LoggedPlay, PlayPerson } from '#client/plays/rules/play-log.ts';
import type { GameOfPlays } from '#shared/plays/game-finder.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { spanOfRange } from './story-span.ts';
import { type Tally, tallyInSlices } from './story-tally.ts';

/** What a story is told of. */
export interface StoryInput {
  /** The plays that count and that the story is about, of all time, the latest first. */
  plays: readonly LoggedPlay[];
  range: string;
  /** The person whose wins and rivals are told; null for a table of several, or if it is not known. */
  hero: PlayPerson | null;
  /** The story has the name of its hero, who is not its reader. */
  isOfAnother: boolean;
  /** The owner's games, for covers and ratings. */
  games: readonly Game[];
  /** For the owner's own story: the copies of the shelf. Null leaves the shelf out. */
  copies: readonly Copy[] | null;
  /** Days after it have not come. */
  now: Date;
}

/** What the cards of one story share. */
export interface StoryFacts extends StoryInput, Tally {
  span: { from: Date; before: Date };
  coverOf: (game: GameOfPlays) => StoryGame;
  ownedOf: (game: GameOfPlays) => Game | undefined;
}

export function* factsInSlices(input: StoryInput): SlicedWork<StoryFacts> {
  const span = spanOfRange(input.range);
  const tally = yield* tallyInSlices(input.plays, span, input.hero);
  const byId = new Map(input.games.map((game) => [game.id, game]));
  const ownedOf = ({ gameId }: GameOfPlays) => (gameId === null ? undefined : byId.get(gameId));
  return {
    ...input,
    ...tally,
    span,
    ownedOf,
    coverOf: (game) => coverOf({ title: game.title, category: ownedOf(game)?.category ?? 'family' }),
  };
}

export const coverOf = ({ title, category }: Pick<Game, 'title' | 'category'>): StoryGame => ({
  title: title.slice(0, MAX_TITLE_LENGTH),
  category,
});

/** A card with what its sentence and drawing need; everything else is empty. */
export const aCard = (
  kind: StoryCardKind,
  value: number,
  facts: Partial<Omit<StoryCard, 'kind' | 'value'>>,
): StoryCard => ({
  kind,
  value,
  of: 0,
  more: 0,
  games: [],
  names: [],
  place: null,
  days: [],
  bars: [],
  scores: [],
  currency: null,
  ...facts,
});
