import { dayOf, dayPartsOf, midnight } from '#client/lib/reader-clock.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { factsOf } from '#shared/games/filter-facts.ts';
import type { PlayerRange } from '#shared/games/player-range.ts';
import { seats } from './health-game.ts';
import type { Overlap } from './overlaps.ts';

/** Why nobody would miss a game. Years are whole. */
export type RemovalReason =
  | { kind: 'never'; since: Date }
  | { kind: 'few'; plays: number; years: number }
  | { kind: 'years unplayed'; years: number }
  | { kind: 'rated'; rating: number }
  | { kind: 'overlap'; title: string }
  | { kind: 'seats'; people: number }
  | { kind: 'crowd'; people: number; others: number };

export interface RemovalCandidate {
  game: Game;
  /** Two or three, the strongest first. */
  reasons: RemovalReason[];
}

export interface RemovalFacts {
  now: Date;
  /** Since when each game is owned, by id. */
  since: ReadonlyMap<number, Date>;
  overlaps: readonly Overlap[];
  /** The usual number of people; null if it is not known. */
  usual: number | null;
  /** Result of `playerRangesIn`, expansions included. */
  ranges: ReadonlyMap<number, PlayerRange>;
}

const YEAR_MS = 365.25 * 86_400_000;
const MAX_REASONS = 3;
const MIN_REASONS = 2;
const LOW_RATING = 2.5;
const GOOD_RATING = 4;
/** Plays and times as many that make another game do the job. */
const WELL_PLAYED = 5;
const TIMES_MORE = 3;
const MANY_OTHERS = 20;

/** Whether its owner said to keep a game, and that holds. */
export const isKeptForNow = ({ keptUntil }: Pick<Game, 'keptUntil'>, now: Date): boolean =>
  keptUntil !== null && keptUntil > dayOf(now);

/** The day until which a game is kept that is kept now: in a year. */
export function dayInAYear(now: Date): string {
  const [year, month, day] = dayPartsOf(now);
  return dayOf(midnight(year + 1, month, day));
}

/** Games that are not suggested for letting go. */
const isSpared = (game: Game, now: Date): boolean =>
  isKeptForNow(game, now) ||
  game.isFavorite ||
  game.rating >= GOOD_RATING ||
  game.states.includes('for_trade') ||
  game.states.includes('want_to_play');

const yearsSince = (moment: Date, now: Date): number => Math.floor((now.getTime() - moment.getTime()) / YEAR_MS);

/** Returns the reason based on plays; without one, other reasons do not count. */
function playReason({ timesPlayed, lastPlayed }: Game, since: Date, now: Date): RemovalReason | null {
  const owned = yearsSince(since, now);
  if (timesPlayed === 0) return owned >= 1 ? { kind: 'never', since } : null;
  if (timesPlayed <= 2 && owned >= 2) return { kind: 'few', plays: timesPlayed, years: owned };
  const rested = lastPlayed === null ? 0 : yearsSince(lastPlayed, now);
  return rested >= 2 ? { kind: 'years unplayed', years: rested } : null;
}

const WEIGHTS: Record<RemovalReason['kind'], number> = {
  never: 4,
  'years unplayed': 3,
  few: 3,
  rated: 3,
  overlap: 3,
  seats: 2,
  crowd: 1,
};

/**
 * Games that nobody would miss, the first ones first: seldom or long not played, and one reason more. Never one that is
 * kept, a favourite, rated 4 or more, for trade already or wanted to be played. @param games the owner's base games
 */
export function removalCandidates(
  games: readonly Game[],
  { now, since, overlaps, usual, ranges }: RemovalFacts,
): RemovalCandidate[] {
  const doneBy = new Map(
    overlaps.flatMap(({ games: [first, ...others] }) => others.map(({ id }) => [id, first] as const)),
  );
  const best = new Map<number, number>();
  for (const game of games)
    for (const people of new Set(factsOf(game).best)) best.set(people, (best.get(people) ?? 0) + 1);

  const reasonsOf = (game: Game): RemovalReason[] => {
    if (isSpared(game, now)) return [];
    const plays = playReason(game, since.get(game.id) ?? game.createdAt, now);
    if (!plays) return [];
    const reasons = [plays];
    if (game.rating > 0 && game.rating <= LOW_RATING) reasons.push({ kind: 'rated', rating: game.rating });
    const other = doneBy.get(game.id);
    if (other && other.timesPlayed >= Math.max(WELL_PLAYED, TIMES_MORE * game.timesPlayed))
      reasons.push({ kind: 'overlap', title: other.title });
    if (usual !== null && seats(ranges, game.id, usual) === false) reasons.push({ kind: 'seats', people: usual });
    const [people, ...more] = factsOf(game).best;
    const others = people === undefined || more.length > 0 ? 0 : (best.get(people) ?? 1) - 1;
    if (usual !== null && people !== undefined && people !== usual && others >= MANY_OTHERS)
      reasons.push({ kind: 'crowd', people, others });
    return reasons;
  };
  return games
    .map((game) => ({ game, all: reasonsOf(game) }))
    .filter(({ all }) => all.length >= MIN_REASONS)
    .map(({ game, all }) => ({
      game,
      reasons: all.toSorted((a, b) => WEIGHTS[b.kind] - WEIGHTS[a.kind]).slice(0, MAX_REASONS),
      weight: all.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0),
    }))
    .sort((a, b) => b.weight - a.weight || a.game.timesPlayed - b.game.timesPlayed || a.game.id - b.game.id)
    .map(({ game, reasons }) => ({ game, reasons }));
}
