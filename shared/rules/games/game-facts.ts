import { durationMinutes } from '../plays/duration-minutes.ts';
import { extendPlayers, playersIn, type PlayerRange } from './extended-players.ts';

/** What filters read in the texts of a game. */
interface FactualGame {
  id: number;
  title: string;
  notes: string | null;
  players: string;
  duration: string;
  /** Player counts joined by commas; null where nobody knows. */
  bestPlayers: string | null;
  recommendedPlayers: string | null;
  isExpansion: boolean;
  isWishlist: boolean;
  /** The base game of an expansion. */
  parentGameId: number | null;
}

export interface GameFacts {
  title: string;
  notes: string;
  best: readonly number[];
  /** Those that are best are recommended too. */
  recommended: readonly number[];
  /** The longest that the text tells; null where it tells no minutes. */
  minutes: number | null;
}

/** Upper case does not depend on the neighbours of a letter, as the lower case of a sigma does. */
export const caseless = (text: string): string => text.normalize('NFC').toUpperCase();

const countsIn = (stored: string | null): number[] => (stored ?? '').split(',').map(Number).filter(Boolean);

const known = new WeakMap<FactualGame, GameFacts>();

/** What a game's texts tell, read once for each game. */
export function factsOf(game: FactualGame): GameFacts {
  const before = known.get(game);
  if (before) return before;
  const best = countsIn(game.bestPlayers);
  const facts: GameFacts = {
    title: caseless(game.title),
    notes: caseless(game.notes ?? ''),
    best,
    recommended: [...best, ...countsIn(game.recommendedPlayers)],
    minutes: durationMinutes(game.duration)?.max ?? null,
  };
  known.set(game, facts);
  return facts;
}

type Ranges = ReadonlyMap<number, PlayerRange>;
const rangesOf = new WeakMap<readonly FactualGame[], Ranges>();

/**
 * For how many each game of a list is, by its id, together with those of its expansions that are owned; games that tell
 * no number are left out. Read once for each list.
 */
export function playerRangesIn(games: readonly FactualGame[]): Ranges {
  const before = rangesOf.get(games);
  if (before) return before;
  const expansions = new Map<number, FactualGame[]>();
  for (const game of games) {
    if (!game.isExpansion || game.isWishlist || game.parentGameId === null) continue;
    const others = expansions.get(game.parentGameId);
    if (others) others.push(game);
    else expansions.set(game.parentGameId, [game]);
  }
  const ranges = new Map<number, PlayerRange>();
  for (const game of games) {
    const family = expansions.get(game.id);
    const range = family ? extendPlayers(game, family) : playersIn(game.players);
    if (range) ranges.set(game.id, range);
  }
  rangesOf.set(games, ranges);
  return ranges;
}
