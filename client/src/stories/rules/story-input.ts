import type { StoryCard, StoryCardKind, StoryGame } from '#shared/shapes/story.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { LoggedPlay, PlayPerson } from '#client/plays/rules/play-log.ts';
import type { GameOfPlays } from '#shared/plays/game-finder.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { playedWithin } from '#client/games/play-period.ts';
import { spanOfRange } from './story-span.ts';

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
export interface StoryFacts extends StoryInput {
  span: { from: Date; before: Date };
  /** The plays within the range. */
  within: readonly LoggedPlay[];
  /** All plays of each game that was played in the range, the latest first. */
  byGame: ReadonlyMap<GameOfPlays, readonly LoggedPlay[]>;
  coverOf: (game: GameOfPlays) => StoryGame;
  ownedOf: (game: GameOfPlays) => Game | undefined;
}

export function factsOf(input: StoryInput): StoryFacts {
  const span = spanOfRange(input.range);
  const within = playedWithin(input.plays, span);
  const byGame = new Map<GameOfPlays, LoggedPlay[]>();
  for (const { game } of within) if (!byGame.has(game)) byGame.set(game, []);
  for (const play of input.plays) byGame.get(play.game)?.push(play);
  const byId = new Map(input.games.map((game) => [game.id, game]));
  const ownedOf = ({ gameId }: GameOfPlays) => (gameId === null ? undefined : byId.get(gameId));
  return {
    ...input,
    span,
    within,
    byGame,
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
