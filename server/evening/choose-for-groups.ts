import { type Candidate, isForHeads } from '#shared/evening/candidate.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { exclusionReasons } from '#shared/evening/game-at-table.ts';
import { headsOf } from '#shared/evening/party.ts';
import { fitWorth, isDisliked, ownWorth, sixthsFor, voteWorth } from '#shared/evening/worth.ts';

/** Maximum number of games compared with each other. */
const MAX_CANDIDATES = 60;

/**
 * Selects the games to compare for a group of attendees, at most 60, ordered by id: by their score to the group they
 * suit best, with all votes on them. Games in `kept` stay unless excluded.
 */
export function chooseForGroups(evening: Evening, kept: ReadonlySet<number>): Candidate[] {
  const { candidates, parties, minutes } = evening;
  const heads = headsOf(parties);
  const sizes = Array.from({ length: Math.max(0, heads - 3) }, (_, place) => place + 2);
  const here = new Set(parties.map(({ id }) => id));
  const ranked = candidates
    .filter((game) => game.minutes <= minutes && exclusionReasons(game, parties).every((reason) => reason === 'range'))
    .flatMap((game) => {
      const fits = sizes.filter((size) => isForHeads(game, size)).map((size) => fitWorth(game, size));
      const sixths = sixthsFor(game, (id) => here.has(id));
      if (fits.length === 0 || (isDisliked(game, sixths) && !kept.has(game.id))) return [];
      return { game, points: Math.max(...fits) + ownWorth(game, evening) + voteWorth(sixths, parties.length) };
    })
    .sort(
      (a, b) =>
        Number(kept.has(b.game.id)) - Number(kept.has(a.game.id)) || b.points - a.points || a.game.id - b.game.id,
    );
  return ranked
    .slice(0, MAX_CANDIDATES)
    .map(({ game }) => game)
    .sort((a, b) => a.id - b.id);
}
