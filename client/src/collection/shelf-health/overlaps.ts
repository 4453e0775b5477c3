import type { Game } from '#shared/games/games-contract.ts';
import { groupBy } from '#shared/group-by.ts';
import { factsOf } from '#shared/games/filter-facts.ts';
import { parsePlayerRange, type PlayerRange } from '#shared/games/player-range.ts';

export type Mechanics = ReadonlyMap<number, ReadonlySet<string>>;

/** Games that do the same job: one category, number of people and length, and at least half of their mechanics shared. */
export interface Overlap {
  /** The most played one first. */
  games: Game[];
  /** Shared by all of them, by name. */
  mechanics: string[];
  players: PlayerRange;
  /** The longest of them, in minutes. */
  minutes: number;
}

const MIN_SHARED = 2;
/** Upper bounds, in minutes, of the classes of length. */
const LENGTHS = [20, 30, 45, 60, 90, 120];

const shareOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  Array.from(a).filter((name) => b.has(name));

/** Returns a key of everything besides mechanics that games of one use share; null if part of it is unknown. */
function jobOf(game: Game): string | null {
  const range = parsePlayerRange(game.players);
  const { minutes } = factsOf(game);
  if (!range || minutes === null) return null;
  return [game.category, range.min, range.max, LENGTHS.findIndex((most) => minutes <= most)].join();
}

const byPlays = (a: Game, b: Game) => b.timesPlayed - a.timesPlayed || a.id - b.id;

/**
 * The overlaps of a shelf; each game is in one at most, and is compared with the most played game of it. First those
 * where the most plays separate the first game from the others.
 */
export function overlapsOf(games: readonly Game[], mechanics: Mechanics): Overlap[] {
  const jobs = groupBy(games, jobOf);
  jobs.delete(null);
  return Array.from(jobs.values())
    .flatMap((alike) => overlapsOfJob(alike.toSorted(byPlays), mechanics))
    .sort((a, b) => lead(b) - lead(a) || b.games.length - a.games.length || idOf(a) - idOf(b));
}

const idOf = ({ games }: Overlap): number => games[0]?.id ?? 0;
const lead = ({ games: [first, second] }: Overlap): number => (first?.timesPlayed ?? 0) - (second?.timesPlayed ?? 0);

/** Each game by each of its mechanics, so that only games that share one are compared. */
function overlapsOfJob(sorted: readonly Game[], mechanics: Mechanics): Overlap[] {
  const having = new Map<string, Game[]>();
  for (const game of sorted)
    for (const name of mechanics.get(game.id) ?? []) {
      const known = having.get(name);
      if (known) known.push(game);
      else having.set(name, [game]);
    }
  const taken = new Set<Game>();
  const overlaps: Overlap[] = [];
  for (const first of sorted) {
    if (taken.has(first)) continue;
    taken.add(first);
    const own = mechanics.get(first.id) ?? new Set<string>();
    const shared = new Map<Game, number>();
    for (const name of own)
      for (const game of having.get(name) ?? []) if (!taken.has(game)) shared.set(game, (shared.get(game) ?? 0) + 1);
    const isAlike = (game: Game, count: number) =>
      count >= MIN_SHARED && count * 2 >= own.size + (mechanics.get(game.id)?.size ?? 0) - count;
    const same = Array.from(shared).flatMap(([game, count]) => (isAlike(game, count) ? [game] : []));
    for (const game of same) taken.add(game);
    if (same.length > 0) overlaps.push(overlapOf([first, ...same.toSorted(byPlays)], mechanics));
  }
  return overlaps;
}

function overlapOf(games: [Game, ...Game[]], mechanics: Mechanics): Overlap {
  const all = games.map(({ id }) => mechanics.get(id) ?? new Set<string>());
  const shared = all.reduce((common, own) => new Set(shareOf(common, own)));
  return {
    games,
    mechanics: Array.from(shared).sort(),
    players: parsePlayerRange(games[0].players) ?? { min: 1, max: 1 },
    minutes: Math.max(...games.map((game) => factsOf(game).minutes ?? 0)),
  };
}
