import { CalendarPlus } from 'lucide-react';
import { createAddress } from '../nights-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import './night-analytics.css';

const TILES = ['first', 'second', 'third', 'fourth'];

/** Placeholders for tiles and table. */
export function NightAnalyticsLoading() {
  return (
    <Loading label="Loading analytics..." className="night-analytics grid grid-cols-1 gap-6">
      <div className="stat-tiles">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </Loading>
  );
}

export function NoNightsYet() {
  return (
    <EmptyState
      title="Nothing to count yet"
      action={
        <Button variant="act" icon={CalendarPlus} href={createAddress()}>
          Create Game Night
        </Button>
      }
    >
      Plan a night and invite somebody. Here you will see who answers, how fast, and who comes.
    </EmptyState>
  );
}
