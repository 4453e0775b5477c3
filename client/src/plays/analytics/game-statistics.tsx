import { Crown } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { PersonName } from '../parts/person-name.tsx';
import { playsAddress } from '../plays-view.ts';
import { averageText, wholeText } from '#client/lib/number-text.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { gamePerformanceOf, type GamePerformance } from './game-performance.ts';
import type { LoggedPlay, PlayPerson } from '../rules/play-log.ts';
import { t } from '#client/plays/words/words.ts';

/** Number of rows, to fit a screen. */
const LISTED_GAMES = 6;

interface GameStatisticsProps {
  plays: readonly LoggedPlay[];
  games: readonly Game[] | undefined;
}

/** Statistics of the most played games. */
export function GameStatistics({ plays, games }: GameStatisticsProps) {
  const top = useMemo(() => gamePerformanceOf(plays).slice(0, LISTED_GAMES), [plays]);
  const byId = useMemo(() => new Map(games?.map((game) => [game.id, game])), [games]);
  return (
    <section aria-labelledby="game-statistics">
      <h2 id="game-statistics">{t('Game Performance Statistics')}</h2>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-4.5 mid:grid-cols-2 lg:grid-cols-3">
        {top.map((performance) => (
          <li className="grid min-w-0" key={performance.game.key}>
            <GameTile performance={performance} owned={byId.get(performance.game.gameId ?? 0)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const VALUE = 'text-sm font-bold wrap-anywhere tabular-nums';

function GameTile({ performance, owned }: { performance: GamePerformance; owned: Game | undefined }) {
  const { game, plays, averageMinutes, averageScore, topWinners } = performance;
  return (
    <Tile as="article" aria-label={game.title}>
      <div className="flex items-center gap-3">
        <GameCover
          title={game.title}
          category={owned?.category ?? 'family'}
          imageUrl={owned?.imageUrl}
          className="size-11.5 flex-none rounded-sm"
        />
        <h3 className="min-w-0 font-display text-lg leading-snug font-bold tracking-title wrap-anywhere">
          <Link
            href={playsAddress({ game: game.key })}
            className="-my-1 inline-block min-w-6 py-1 hover:text-petrol hover:underline hover:underline-offset-3"
          >
            {game.title}
          </Link>
        </h3>
      </div>
      <dl className="mt-3.5 flex flex-wrap justify-between gap-x-4 gap-y-2.5">
        <div>
          <dt className="text-xs text-ink-3">{t('Sessions')}</dt>
          <dd className={VALUE}>{wholeText(plays)}</dd>
        </div>
        {averageMinutes === null ? null : (
          <div>
            <dt className="text-xs text-ink-3">{t('Avg duration')}</dt>
            <dd className={VALUE}>{t('{minutes} min', { minutes: wholeText(averageMinutes) })}</dd>
          </div>
        )}
        <div>
          <dt className="text-xs text-ink-3">{t('Avg score')}</dt>
          <dd className={VALUE}>{averageText(averageScore)}</dd>
        </div>
        <div>
          <dt className="text-xs text-ink-3">{t('Top winner')}</dt>
          <dd className={VALUE}>
            <TopWinners people={topWinners} />
          </dd>
        </div>
      </dl>
    </Tile>
  );
}

/** Up to two names; otherwise the number of leaders. */
function TopWinners({ people }: { people: readonly PlayPerson[] }) {
  const [first, second, ...others] = people;
  if (!first) return '-';
  if (others.length > 0) return t('{count} tied', { count: people.length });
  return (
    <>
      <Crown className="icon inline align-[-0.15em]" aria-hidden="true" /> <PersonName person={first} />
      {second ? (
        <>
          , <PersonName person={second} />
        </>
      ) : null}
    </>
  );
}
