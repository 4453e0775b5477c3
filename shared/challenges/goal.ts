import { hIndex } from '#shared/plays/h-index.ts';
import type { GameOfPlays, NamesGame } from '#shared/plays/game-finder.ts';
import type { ChallengeRule, ChosenGame } from '#shared/shapes/challenge-rule.ts';
import type { GameCounts } from './game-counts.ts';
import { LETTERS, letterOf } from './letter-of.ts';
import type { Shelf, ShelfGame } from './shelf.ts';
import { TEN } from './ten.ts';

/** So many units with so many plays each. A unit is a game, or a letter. */
export interface Goal {
  units: number;
  plays: number;
  /** The unit that a play of a game counts for; null for none. */
  unitOf: (game: GameOfPlays) => string | null;
  /** The games, where they are chosen and not found among the plays. */
  games: readonly GameOfPlays[] | null;
}

/** What an owner has: plays on the days of the challenge, and games on their lists. */
export interface Played {
  counts: GameCounts;
  shelf: Shelf;
  /** Of `datePlays`. */
  gameOf: (named: NamesGame) => GameOfPlays;
}

const anyGame = ({ key }: GameOfPlays): string => key;

const ofAnyGame = (units: number, plays: number): Goal => ({ units, plays, unitOf: anyGame, games: null });

/** @param units of which there may be more than games so far */
function ofGames(games: readonly GameOfPlays[], plays: number, units?: number): Goal {
  const byKey = new Map(games.map((game) => [game.key, game]));
  return {
    units: units ?? byKey.size,
    plays,
    unitOf: ({ key }) => (byKey.has(key) ? key : null),
    games: [...byKey.values()],
  };
}

/** What a rule asks for: of an h-index without a goal, or before it, the next step. */
export function goalOf(rule: ChallengeRule, { counts, shelf, gameOf }: Played): Goal {
  const onShelf = (isMeant: (game: ShelfGame) => boolean) => [...shelf.values()].filter(isMeant);
  const chosen = ({ gameId, title }: ChosenGame): GameOfPlays => {
    const { key } = gameOf({ gameId, gameTitle: title });
    return shelf.get(key) ?? { key, gameId: null, title };
  };
  switch (rule.kind) {
    case 'ten_by_ten':
      return rule.games === null ? ofAnyGame(TEN, TEN) : ofGames(rule.games.map(chosen), TEN, TEN);
    case 'different_games':
      return ofAnyGame(rule.goal, 1);
    case 'alphabet':
      return {
        units: LETTERS.length,
        plays: 1,
        unitOf: ({ key, title }) => letterOf(shelf.get(key)?.title ?? title),
        games: null,
      };
    case 'h_index': {
      const next = Math.min(rule.goal ?? Infinity, hIndexOf(counts) + 1);
      return ofAnyGame(next, next);
    }
    case 'owned_games':
      return ofGames(
        onShelf(({ isOwnedBase }) => isOwnedBase),
        1,
      );
    case 'tagged_games':
      return ofGames(
        onShelf(({ tagIds }) => tagIds.includes(rule.tagId)),
        rule.plays,
      );
    case 'category_games':
      return ofGames(
        onShelf(({ isOwnedBase, category }) => isOwnedBase && category === rule.category),
        rule.plays,
      );
  }
}

export const hIndexOf = (counts: GameCounts): number => hIndex([...counts.values()].map(({ plays }) => plays));
