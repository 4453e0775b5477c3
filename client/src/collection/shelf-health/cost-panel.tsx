import { useMemo } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { moneyText } from '#client/copies/copy-text.ts';
import { gameAddress } from '#client/lib/addresses.ts';
import type { GameCost } from '#client/copies/cost.ts';
import { costLink } from './health-links.ts';
import type { ShelfHealth } from './shelf-health.ts';
import { HealthPanel } from './health-panel.tsx';
import { roundMoney } from './health-text.ts';
import { swarmOf } from './swarm.ts';
import { t } from '#client/collection/words/words.ts';

const LISTED = 2;
const MIN_FOR_BOTH = 4;

/** Costs per play of the games with a price in the usual currency. */
export function CostPanel({ health: { costs, median, prices } }: { health: ShelfHealth }) {
  const amounts = useMemo(() => costs.map(({ amount }) => amount), [costs]);
  if (median === null || !prices)
    return (
      <HealthPanel about={t('Cost per play')} says={t('No game that was played has a price yet.')}>
        <p className="mt-2 text-note text-ink-2">
          {t(
            "Add what you paid under Copies on a game's page, or import it with your collection. The price by its plays stands here then.",
          )}
        </p>
      </HealthPanel>
    );
  const { currency, leftOut } = prices;
  const isOne = costs.length === 1;
  const dearest = costs.slice(-LISTED).toReversed();
  return (
    <HealthPanel
      about={t('Cost per play')}
      says={
        isOne
          ? t('The one game with a price has come down to {cost} a play.', { cost: moneyText(median, currency) })
          : t('Half of your games have come down to {cost} a play.', { cost: moneyText(median, currency) })
      }
      link={{
        href: costLink(costs.map(({ game }) => game)),
        words: t('{count, plural, one {# priced game} other {# priced games}}', { count: costs.length }),
      }}
    >
      <CostSwarm amounts={amounts} median={median} currency={currency} />
      <div className="mt-2 grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
        <CostList title={t('Best value')} costs={costs.slice(0, LISTED)} currency={currency} />
        {costs.length >= MIN_FOR_BOTH ? <CostList title={t('Dearest')} costs={dearest} currency={currency} /> : null}
      </div>
      {leftOut > 0 ? (
        <p className="mt-2.5 text-xs text-ink-3">
          {currency === null
            ? t(
                '{count, plural, one {# game with a price in another currency than that without a name is left out.} other {# games with a price in another currency than that without a name are left out.}}',
                { count: leftOut },
              )
            : t(
                '{count, plural, one {# game with a price in another currency than {currency} is left out.} other {# games with a price in another currency than {currency} are left out.}}',
                { count: leftOut, currency },
              )}
        </p>
      ) : null}
    </HealthPanel>
  );
}

interface CostListProps {
  title: string;
  costs: readonly GameCost[];
  currency: string | null;
}

function CostList({ title, costs, currency }: CostListProps) {
  return (
    <div className="min-w-0">
      <h3 className="pb-0.5 font-sans text-xs font-semibold tracking-normal text-ink-3">{title}</h3>
      <ul>
        {costs.map(({ game, amount }) => (
          <li
            key={game.id}
            className="relative grid min-h-14 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-2.75 border-t border-line text-note hover:bg-tile-2"
          >
            <GameCover
              title={game.title}
              category={game.category}
              imageUrl={game.imageUrl}
              small
              className="size-9 rounded-sm"
            />
            <span className="min-w-0">
              <Link
                href={gameAddress(game.id)}
                dir="auto"
                className="block truncate font-semibold after:absolute after:inset-0"
              >
                {game.title}
              </Link>
              <small className="block text-xs text-ink-3">
                {t('{count, plural, one {# play} other {# plays}}', { count: game.timesPlayed })}
              </small>
            </span>
            <b className="font-display text-lead leading-none font-bold">{moneyText(amount, currency)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CostSwarmProps {
  /** Costs per play in ascending order; at least one. */
  amounts: readonly number[];
  median: number;
  currency: string | null;
}

const WIDTH = 480;
const HEIGHT = 136;
const PILES = 60;
const LARGEST = 4;

/** A dot for each game on a logarithmic scale, and a line at the half. The sentence and lists beside it say the same. */
function CostSwarm({ amounts, median, currency }: CostSwarmProps) {
  const { dots, highest, ticks, positionOf } = useMemo(() => swarmOf(amounts, PILES), [amounts]);
  const step = Math.min(LARGEST * 2 + 1, (HEIGHT - LARGEST) / highest);
  const radius = Math.min(LARGEST, Math.max(1, step / 2 - 0.5));
  const half = positionOf(median);
  const across = (at: number) => LARGEST + at * (WIDTH - LARGEST * 2);
  const path = dots
    .map(({ at, level }) => {
      const [x, y] = [across(at) - radius, HEIGHT / 2 + level * step];
      return `M${x.toFixed(1)},${y.toFixed(1)}a${radius},${radius} 0 1,0 ${radius * 2},0a${radius},${radius} 0 1,0 ${-radius * 2},0`;
    })
    .join('');
  return (
    <div className="mt-3.5" aria-hidden="true">
      <div className="relative">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full">
          <path d={path} className="fill-petrol" opacity={0.66} />
          <line x1={across(half)} x2={across(half)} y1="2" y2={HEIGHT - 2} stroke="var(--ink)" strokeWidth="2.5" />
        </svg>
        <span
          className="absolute top-0 rounded-xs bg-tile px-1 text-2xs font-strong text-ink"
          style={half > 0.8 ? { right: `${(1 - half) * 100 + 2}%` } : { left: `${half * 100 + 2}%` }}
        >
          {t('half')}
        </span>
      </div>
      <div className="relative h-6 border-t-2 border-line-strong text-2xs text-ink-3">
        {ticks.map(({ amount, at }) => (
          <span
            key={amount}
            className="absolute top-1 whitespace-nowrap"
            style={{ left: `${Math.min(95, Math.max(5, at * 100))}%`, transform: 'translateX(-50%)' }}
          >
            {roundMoney(amount, currency)}
          </span>
        ))}
      </div>
    </div>
  );
}
