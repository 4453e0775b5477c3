import { SeatsAddedByExpansions } from '#client/games/parts/players-added-by-expansions.tsx';
import { playerCountsText } from '#shared/games/player-counts.ts';
import { lastPlayOf } from '#client/games/last-played.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { wholeText, averageText } from '#client/lib/number-text.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { NO_MIN_AGE } from '#shared/limits/limits.ts';
import { knownPlayers } from '#shared/games/player-range.ts';
import { durationText } from '#shared/text/duration-text.ts';
import { averageMinutes } from '#shared/plays/play-minutes.ts';
import '../game-hero.css';
import './player-pips.css';
import { t } from '#client/collection/words/words.ts';

const MAX_PIPS = 8;

interface PlayerPipsProps {
  min: number;
  max: number;
  /** Player counts, comma-separated. */
  best: string | null;
}

/** A numbered pip per player count: ringed if supported, lit if best. */
function PlayerPips({ min, max, best }: PlayerPipsProps) {
  const bestAt = new Set((best ?? '').split(',').map(Number));
  const text = min === max ? `${min}` : `${min}-${max}`;
  if (max > MAX_PIPS) return <b>{text}</b>;
  return (
    <span className="player-pips inline-flex gap-1 max-4xs:flex-wrap">
      <span className="sr-only">{text}</span>
      {Array.from({ length: Math.max(max, 4) }, (_, index) => index + 1).map((count) => (
        <i
          className="grid size-6 place-items-center rounded-round text-2xs font-bold not-italic"
          key={count}
          aria-hidden="true"
          data-fits={bestAt.has(count) ? 'best' : count >= min && count <= max}
        >
          {count}
        </i>
      ))}
    </span>
  );
}

interface HeroFactsProps {
  game: Game;
  log: readonly LoggedPlay[] | undefined;
}

const VALUE = 'flex min-h-6.5 flex-wrap items-center gap-x-2 gap-y-0.5';

/** Player range, duration, weight and minimum age. */
export function HeroFacts({ game, log }: HeroFactsProps) {
  const { min, max } = knownPlayers(game.players);
  const best = playerCountsText(game.bestPlayers);
  const average = log ? averageMinutes(log) : null;
  return (
    <dl className="col-span-full flex flex-wrap gap-x-6.5 gap-y-3 tablet:col-2">
      <div>
        <dt className="text-xs text-on-rail-2">{t('Players')}</dt>
        <dd className={VALUE}>
          {min !== null && max !== null ? (
            <PlayerPips min={min} max={max} best={game.bestPlayers} />
          ) : (
            <b>{game.players}</b>
          )}
          <small className="text-sm text-on-rail-2">{best ? t('best with {players}', { players: best }) : null}</small>
          <SeatsAddedByExpansions game={game} />
        </dd>
      </div>
      <div>
        <dt className="text-xs text-on-rail-2">{t('Duration')}</dt>
        <dd className={VALUE}>
          <b>{durationText(game.duration)}</b>
          {average !== null ? (
            <small className="text-sm text-on-rail-2">
              {t('yours take {minutes}', { minutes: wholeText(average) })}
            </small>
          ) : game.timesPlayed > 0 ? (
            // Keeps the place until the plays are there, so that nothing below moves.
            <small className="invisible text-sm text-on-rail-2" aria-hidden="true">
              {t('yours take {minutes}', { minutes: '00' })}
            </small>
          ) : null}
        </dd>
      </div>
      {game.weight === null ? null : (
        <div>
          <dt className="text-xs text-on-rail-2">{t('Weight')}</dt>
          <dd className={VALUE}>
            <b>{averageText(game.weight)}</b> <small className="text-sm text-on-rail-2">{t('of 5')}</small>
          </dd>
        </div>
      )}
      {game.isWishlist || game.timesPlayed === 0 ? null : (
        <div className="max-tablet:hidden">
          <dt className="text-xs text-on-rail-2">{t('Last played')}</dt>
          <dd className={VALUE}>
            <b>{lastPlayOf(game, new Date())}</b>
          </dd>
        </div>
      )}
      {game.minAge === NO_MIN_AGE ? null : (
        <div>
          <dt className="text-xs text-on-rail-2">{t('Age')}</dt>
          <dd className={VALUE}>
            <b>{t('{age}+', { age: game.minAge })}</b>
          </dd>
        </div>
      )}
      {game.year === null ? null : (
        <div>
          <dt className="text-xs text-on-rail-2">{t('Year')}</dt>
          <dd className={VALUE}>
            <b>{game.year}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}
