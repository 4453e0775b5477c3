import { type Candidate, isForHeads } from '#shared/rules/evening/candidate.ts';
import { MAX_CANDIDATES } from './choose-candidates.ts';
import type { Evening } from '#shared/rules/evening/evening.ts';
import { fitPoints, ownPoints, votePoints } from '#shared/rules/evening/game-points.ts';
import { exclusionReasons } from '#shared/rules/evening/game-at-table.ts';
import { headsOf } from '#shared/rules/evening/party.ts';

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
      const fits = sizes.filter((size) => isForHeads(game, size)).map((size) => fitPoints(game, size));
      if (fits.length === 0) return [];
      return { game, points: Math.max(...fits) + ownPoints(game, evening) + votePoints(game, (id) => here.has(id)) };
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
