import { daysBefore, lastFriday, WEEKS_LOGGED } from './calendar.ts';
import { GUESTS, HOST, NEIGHBOUR, type Player } from './people.ts';
import type { SeededRandom } from './seeded-random.ts';

/** One evening of plays. */
export interface Evening {
  start: Date;
  /** The host first. */
  players: Player[];
  /** Available minutes. */
  minutes: number;
}

const MIN_GUESTS = 2;
/** Days from a Friday to the following Tuesday. */
const TO_TUESDAY = 4;

/** Fridays with guests and Tuesdays for two over the recorded months, oldest first, all in the past. */
export function planEvenings(now: Date, random: SeededRandom): Evening[] {
  const friday = lastFriday(now);
  const evenings: Evening[] = [];
  for (let week = WEEKS_LOGGED; week >= 0; week -= 1) {
    const guests = GUESTS.filter(({ keen }) => random.chance(keen));
    if (guests.length >= MIN_GUESTS && random.chance(0.88)) {
      evenings.push({ start: daysBefore(friday, week * 7, 19, 30), players: [HOST, ...guests], minutes: 180 });
    }
    const neighbours = GUESTS.filter(({ name }) => name === NEIGHBOUR);
    const tuesday = daysBefore(friday, week * 7 - TO_TUESDAY, 20, 15);
    if (random.chance(0.65) && tuesday < daysBefore(now, 1, 23)) {
      evenings.push({ start: tuesday, players: [HOST, ...neighbours], minutes: 75 });
    }
  }
  return evenings;
}
