import { labelled } from '#client/lib/words/labelled.ts';
import { NotebookPen } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { openGamePlay, openLogPlay } from '#client/plays/play-dialog-view.ts';
import { lastPlayedText } from '#client/games/last-played.ts';
import { StoryTeaser } from '#client/stories/story-teaser.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { CoveredGame } from '#shared/games/covered-game.ts';
import type { Home } from '#shared/home/home-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { resultText } from './result-text.ts';
import { GatheringDust } from './gathering-dust.tsx';
import { HomeRow } from './home-row.tsx';
import { NextNight } from './next-night.tsx';
import { RunningChallenges } from './running-challenges.tsx';
import { ScoreTrack } from '#client/ui/charts/score-track.tsx';
import { playsToNextTier } from '#shared/plays/home-games.ts';
import { nextMilestone, nextTierFor, progressLabel, progressPercent } from '#shared/games/tier.ts';
import { t } from '#client/home/words/words.ts';

/** The next night, 'Log a Play', the year's story in its season, then challenges, collection and plays. */
export function HomePanels({ home }: { home: Home }) {
  return (
    <div className="grid gap-4.5 tablet:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] tablet:gap-6">
      <NextNight night={home.night} />
      <LogPlayPanel games={home.playedLast} />
      <StoryTeaser plays={home.plays} />
      <RunningChallenges challenges={home.challenges} />
      <div className="grid gap-4.5 tablet:col-span-full tablet:grid-cols-[repeat(auto-fit,minmax(300px,1fr))] tablet:gap-6">
        <LatestPlays plays={home.latestPlays} games={home.playedLast} />
        <GatheringDust home={home} />
        <TiersWithinReach games={home.withinReach} />
      </div>
    </div>
  );
}

interface PlayedLastProps {
  plays: readonly Play[];
  /** For covers. */
  games: readonly CoveredGame[];
}

/** The latest plays with winners. */
function LatestPlays({ plays, games }: PlayedLastProps) {
  const byId = useMemo(() => new Map(games.map((game) => [game.id, game])), [games]);
  return (
    <Tile as="section" aria-labelledby="played-last">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 id="played-last">{t('Played last')}</h2>
        <Link href="/plays" className="link -my-0.5 inline-block py-0.5 text-sm">
          {t('All plays')}
        </Link>
      </div>
      {plays.length === 0 ? (
        <p className="text-ink-2">{t('No plays yet. The first one you log appears here.')}</p>
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

/** 'Log a Play', and recently played games to start a play with. */
function LogPlayPanel({ games }: { games: readonly CoveredGame[] }) {
  return (
    <Tile as="section" className="grid content-between gap-3.5" aria-labelledby="log-play-panel">
      <h2 id="log-play-panel">{t('What did you play?')}</h2>
      {games.length > 0 ? (
        <ul className="grid grid-cols-5 gap-2">
          {games.map((game) => (
            <li key={game.id}>
              <button
                type="button"
                className="grid w-full gap-1.25 rounded-sm text-center text-2xs leading-[1.2]"
                onClick={() => openGamePlay(game)}
                aria-label={t('Log a play of {title}', { title: game.title })}
              >
                <GameCover
                  title={game.title}
                  category={game.category}
                  imageUrl={game.imageUrl}
                  className="aspect-square rounded-sm shadow-ply"
                />
                <span className="line-clamp-2 wrap-anywhere">{game.title}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('Write down who played and how it ended. This page fills up from there.')}</p>
      )}
      <Button variant="primary" size="lg" icon={NotebookPen} full onClick={openLogPlay}>
        {t('Log a Play')}
      </Button>
    </Tile>
  );
}

/** Games close to their next tier. */
function TiersWithinReach({ games }: { games: Home['withinReach'] }) {
  return (
    <Tile as="section" aria-labelledby="within-reach">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 id="within-reach">{t('Within reach')}</h2>
        <Link href="/my-games?sort=timesPlayed" className="link -my-0.5 inline-block py-0.5 text-sm">
          {t('All tiers')}
        </Link>
      </div>
      {games.length === 0 ? (
        <p className="text-ink-2">{t('No game is within three plays of its next tier.')}</p>
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
                    {t('to {tier}', { tier: nextTierFor(game.timesPlayed).name })}
                  </small>
                </span>
              }
            >
              <ScoreTrack
                className="mt-1.25"
                value={progressPercent(game.timesPlayed)}
                max={100}
                label={labelled(game.title, progressLabel(game.timesPlayed))}
                valueText={t('{plays} of {goal} plays', {
                  plays: game.timesPlayed,
                  goal: nextMilestone(game.timesPlayed),
                })}
                tier={nextTierFor(game.timesPlayed).tier}
              />
            </HomeRow>
          ))}
        </ul>
      )}
    </Tile>
  );
}
