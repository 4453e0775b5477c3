import type { Quantity } from '#shared/games/facts/quantity.ts';
import { durationOf, minAgeOf } from './fact-texts.ts';
import { known, type PageFacts } from './page-facts.ts';
import type { Quantities } from './prose-facts.ts';

/** Facts as they are stored. A bound that is not stated leaves players and duration unknown, except '2+'. */
export const quantityFacts = ({ players, time, age }: Quantities): PageFacts =>
  known({
    players: players && playersText(players),
    duration: time?.min != null && time.max !== Infinity ? durationOf(time.min, time.max ?? undefined) : null,
    minAge: minAgeOf(age?.min),
  });

function playersText({ min, max }: Quantity): string | null {
  if (min === null || max === null || min < 1 || (max > 999 && max !== Infinity)) return null;
  if (max === Infinity) return `${min}+`;
  return min === max ? String(min) : `${min}-${max}`;
}
