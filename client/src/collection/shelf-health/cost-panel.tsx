import { useMemo } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { moneyText } from '#client/copies/copy-text.ts';
import { gameAddress } from '#client/lib/addresses.ts';
import { countText } from '#client/lib/number-text.ts';
import type { GameCost } from '#client/copies/cost.ts';
import { costLink } from './health-links.ts';
import type { ShelfHealth } from './shelf-health.ts';
import { CostSwarm } from './cost-swarm.tsx';
import { HealthPanel } from './health-panel.tsx';

const LISTED = 2;
const MIN_FOR_BOTH = 4;

/** Costs per play of the games with a price in the usual currency. */
export function CostPanel({ health: { costs, median, prices } }: { health: ShelfHealth }) {
  const amounts = useMemo(() => costs.map(({ amount }) => amount), [costs]);
  if (median === null || !prices)
    return (
      <HealthPanel about="Cost per play" says="No game that was played has a price yet.">
        <p className="mt-2 text-note text-ink-2">
          Add what you paid under Copies on a game&apos;s page, or import it with your collection. The price by its
          plays stands here then.
        </p>
      </HealthPanel>
    );
  const { currency, leftOut } = prices;
  const isOne = costs.length === 1;
  const dearest = costs.slice(-LISTED).toReversed();
  return (
    <HealthPanel
      about="Cost per play"
      says={
        isOne
          ? `The one game with a price has come down to ${moneyText(median, currency)} a play.`
          : `Half of your games have come down to ${moneyText(median, currency)} a play.`
      }
      link={{ href: costLink(costs.map(({ game }) => game)), words: countText(costs.length, 'priced game') }}
    >
      <CostSwarm amounts={amounts} median={median} currency={currency} />
      <div className="mt-2 grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
        <CostList title="Best value" costs={costs.slice(0, LISTED)} currency={currency} />
        {costs.length >= MIN_FOR_BOTH ? <CostList title="Dearest" costs={dearest} currency={currency} /> : null}
      </div>
      {leftOut > 0 ? (
        <p className="mt-2.5 text-xs text-ink-3">
          {countText(leftOut, 'game')} with a price in another currency than {currency ?? 'that without a name'}{' '}
          {leftOut === 1 ? 'is' : 'are'} left out.
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
              <small className="block text-xs text-ink-3">{countText(game.timesPlayed, 'play')}</small>
            </span>
            <b className="font-display text-lead leading-none font-bold">{moneyText(amount, currency)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
