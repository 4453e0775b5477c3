import type { Home } from '#shared/contracts/home.ts';
import { GatheringDust } from './gathering-dust.tsx';
import { LogPlayPanel } from './log-play-panel.tsx';
import { NextNight } from './next-night.tsx';
import { LatestPlays } from './latest-plays.tsx';
import { TiersWithinReach } from './tiers-within-reach.tsx';

/** The next night, 'Log a Play', then collection and plays. */
export function HomePanels({ home }: { home: Home }) {
  return (
    <div className="grid gap-4.5 tablet:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] tablet:gap-6">
      <NextNight night={home.night} />
      <LogPlayPanel games={home.playedLast} />
      <div className="grid gap-4.5 tablet:col-span-full tablet:grid-cols-[repeat(auto-fit,minmax(300px,1fr))] tablet:gap-6">
        <LatestPlays plays={home.latestPlays} games={home.playedLast} />
        <GatheringDust home={home} />
        <TiersWithinReach games={home.withinReach} />
      </div>
    </div>
  );
}
