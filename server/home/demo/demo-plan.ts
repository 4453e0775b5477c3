import { gameRows } from './collection.ts';
import { planExpansions } from './expansions.ts';
import { planEvenings } from './evenings.ts';
import { planNights } from './nights.ts';
import { planPlays } from './plays.ts';
import { SeededRandom } from './seeded-random.ts';
import { planUsualNight } from './usual-night.ts';
import { chooseShelf, type PopularGame } from './shelf.ts';

/**
 * The demo owner's data without ids. Deterministic for a catalogue (most popular first), except the dates, which are
 * relative to `now`.
 */
export function planDemo(catalogue: readonly PopularGame[], now: Date) {
  const shelf = chooseShelf(catalogue, new SeededRandom(2015));
  const evenings = planEvenings(now, new SeededRandom(2016));
  const plays = planPlays(evenings, shelf, new SeededRandom(2017));
  return {
    games: [...gameRows(shelf, plays, now, new SeededRandom(2018)), ...planExpansions(now)],
    plays,
    nights: planNights(evenings, plays, now),
    usual: planUsualNight(now),
  };
}
