import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { acquiredOf } from '#client/copies/acquired.ts';
import { playerRangesIn } from '#shared/games/filter-facts.ts';
import { removalCandidates, isKeptForNow } from './removal-candidates.ts';
import { costsPerPlay, medianCost, pricesOf } from '#client/copies/cost.ts';
import { countByYearsUnplayed } from './years-unplayed.ts';
import { gamesOnShelf } from './health-game.ts';
import { numberOfPeople, playsByPeople } from './number-of-people.ts';
import { countByLastPlay } from './count-by-last-play.ts';
import { overlapsOf, type Mechanics } from './overlaps.ts';
import { wishGaps } from './wish-gaps.ts';

interface HealthFacts {
  /** All games of the owner, on every list. */
  games: readonly Game[];
  plays: readonly Pick<Play, 'players'>[];
  copies: readonly Copy[];
  mechanics: Mechanics;
  now: Date;
}

const playsOf = new WeakMap<HealthFacts['plays'], ReturnType<typeof playsByPeople>>();

/** Reading the names of 20,000 plays takes longer than all the rest, and plays change seldom. */
function playsWithPeople(plays: HealthFacts['plays']) {
  const counted = playsOf.get(plays) ?? playsByPeople(plays);
  playsOf.set(plays, counted);
  return counted;
}

/** Everything that the panels of Shelf Health say. */
export function shelfHealth({ games, plays, copies, mechanics, now }: HealthFacts) {
  const shelf = gamesOnShelf(games);
  const prices = pricesOf(shelf, copies);
  const costs = costsPerPlay(shelf, prices);
  const acquired = acquiredOf(copies);
  const since = new Map(shelf.map(({ id, createdAt }) => [id, acquired.get(id) ?? createdAt]));
  const people = numberOfPeople(shelf, playsWithPeople(plays));
  const overlaps = overlapsOf(shelf, mechanics);
  // The list of owned games, as My Games filters it: an expansion seats more.
  const ranges = playerRangesIn(games);
  return {
    shelf,
    now,
    since,
    prices,
    lastPlays: countByLastPlay(shelf, now),
    people,
    costs,
    median: medianCost(costs),
    unplayed: neverPlayed(shelf, since),
    yearsUnplayed: countByYearsUnplayed(shelf, now),
    overlaps,
    removalCandidates: removalCandidates(shelf, { now, since, overlaps, usual: people.usual?.people ?? null, ranges }),
    /** Games that are not asked about, those that come back first at the beginning. */
    kept: shelf
      .filter((game) => isKeptForNow(game, now))
      .sort((a, b) => ((a.keptUntil ?? '') < (b.keptUntil ?? '') ? -1 : 1)),
    wishes: wishGaps(games, shelf, { usual: people.usual, mechanics }),
  };
}
export type ShelfHealth = ReturnType<typeof shelfHealth>;

/** The games without a play, those that were owned longest first. @param since when they were acquired or added, by id */
function neverPlayed(games: readonly Game[], since: ReadonlyMap<number, Date>): Game[] {
  const age = ({ id, createdAt }: Game) => (since.get(id) ?? createdAt).getTime();
  return games.filter(({ timesPlayed }) => timesPlayed === 0).sort((a, b) => age(a) - age(b) || a.id - b.id);
}
