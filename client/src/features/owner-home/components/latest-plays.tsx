import { useMemo } from 'react';
import { Link } from 'wouter';
import { Tile } from '#client/ui/tile.tsx';
import type { CoveredGame } from '#shared/contracts/home.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { lastPlayedText } from '#client/entities/plays/rules/last-played.ts';
import { resultText } from '../result-text.ts';
import { HomeRow } from './home-row.tsx';

interface PlayedLastProps {
  plays: readonly Play[];
  /** For covers. */
  games: readonly CoveredGame[];
}

/** The latest plays with winners. */
export function LatestPlays({ plays, games }: PlayedLastProps) {
  const byId = useMemo(() => new Map(games.map((game) => [game.id, game])), [games]);
  return (
    <Tile as="section" aria-labelledby="played-last">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 id="played-last">Played last</h2>
        <Link href="/plays" className="link -my-0.5 inline-block py-0.5 text-sm">
          All plays
        </Link>
      </div>
      {plays.length === 0 ? (
        <p className="text-ink-2">No plays yet. The first one you log appears here.</p>
      ) : (
        <ul>
          {plays.map((play) => (
            <HomeRow
              key={play.id}
              game={{ ...byId.get(play.gameId ?? 0), id: play.gameId, title: play.gameTitle }}
              end={
                <small className="block text-xs wrap-anywhere text-ink-2">
                  {lastPlayedText(play.playedAt, new Date())}
                </small>
              }
            >
              <small className="block text-xs wrap-anywhere text-ink-2">{resultText(play)}</small>
            </HomeRow>
          ))}
        </ul>
      )}
    </Tile>
  );
}
