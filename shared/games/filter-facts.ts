import { isOwned } from './lists.ts';
import { durationMinutes } from '#shared/text/duration-minutes.ts';
import { extendPlayers } from './extended-players.ts';
import { searched, type Searched } from '#shared/text/search-names.ts';
import { parsePlayerRange, type PlayerRange } from './player-range.ts';

/** The fields that filters parse. */
interface FactualGame {
  id: number;
  title: string;
  originalName?: string | null;
  notes: string | null;
  players: string;
  duration: string;
  /** Player counts, comma-separated; null if unknown. */
  bestPlayers: string | null;
  recommendedPlayers: string | null;
  isExpansion: boolean;
  isWishlist: boolean;
  isUnowned: boolean;
  /** The base game of an expansion. */
  parentGameId: number | null;
}

export interface GameFacts {
  searched: Searched;
  best: readonly number[];
  /** Includes the best counts. */
  recommended: readonly number[];
  /** The longest duration in the text; null without minutes. */
  minutes: number | null;
}

const countsIn = (stored: string | null): number[] => (stored ?? '').split(',').map(Number).filter(Boolean);

const known = new WeakMap<FactualGame, GameFacts>();

/** Parses a game's text fields, once per game. */
export function factsOf(game: FactualGame): GameFacts {
  const before = known.get(game);
  if (before) return before;
  const best = countsIn(game.bestPlayers);
  const facts: GameFacts = {
    searched: searched([game.title, game.originalName], game.notes),
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
 * Player ranges by game id, including owned expansions in the list; games without a number are omitted. Computed once
 * per list.
 */
export function playerRangesIn(games: readonly FactualGame[]): Ranges {
  const before = rangesOf.get(games);
  if (before) return before;
  const expansions = new Map<number, FactualGame[]>();
  for (const game of games) {
    if (!game.isExpansion || !isOwned(game) || game.parentGameId === null) continue;
    const others = expansions.get(game.parentGameId);
    if (others) others.push(game);
    else expansions.set(game.parentGameId, [game]);
  }
  const ranges = new Map<number, PlayerRange>();
  for (const game of games) {
    const family = expansions.get(game.id);
    const range = family ? extendPlayers(game, family) : parsePlayerRange(game.players);
    if (range) ranges.set(game.id, range);
  }
  rangesOf.set(games, ranges);
  return ranges;
}
