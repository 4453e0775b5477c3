import { Link } from 'wouter';
import { ScoreTrack } from '#client/ui/charts/score-track.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Home } from '#shared/home/home-contract.ts';
import { playsToNextTier } from '#shared/plays/home-games.ts';
import { nextMilestone, nextTierFor, progressLabel, progressPercent } from '#shared/games/tier.ts';
import { HomeRow } from './home-row.tsx';

/** Games close to their next tier. */
export function TiersWithinReach({ games }: { games: Home['withinReach'] }) {
  return (
    <Tile as="section" aria-labelledby="within-reach">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 id="within-reach">Within reach</h2>
        <Link href="/my-games?sort=timesPlayed" className="link -my-0.5 inline-block py-0.5 text-sm">
          All tiers
        </Link>
      </div>
      {games.length === 0 ? (
        <p className="text-ink-2">No game is within three plays of its next tier.</p>
      ) : (
        <ul>
          {games.map((game) => (
            <HomeRow
              key={game.id}
              game={game}
              end={
                <span className="block min-w-14 text-end">
                  <b className="font-display text-title leading-none font-extrabold">{playsToNextTier(game)}</b>
                  <small className="block text-xs wrap-anywhere text-ink-2">
                    to {nextTierFor(game.timesPlayed).name}
                  </small>
                </span>
              }
            >
              <ScoreTrack
                className="mt-1.25"
                value={progressPercent(game.timesPlayed)}
                max={100}
                label={`${game.title}: ${progressLabel(game.timesPlayed)}`}
                valueText={`${game.timesPlayed} of ${nextMilestone(game.timesPlayed)} plays`}
                tier={nextTierFor(game.timesPlayed).tier}
              />
            </HomeRow>
          ))}
        </ul>
      )}
    </Tile>
  );
}
