import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import './analytics-tab.css';
import { t } from '#client/plays/words/words.ts';

const TILES = ['first', 'second', 'third', 'fourth'];

/** Placeholders for tiles and table. */
export function AnalyticsLoading() {
  return (
    <Loading label={t('Loading analytics...')} showLabel className="analytics grid grid-cols-1 gap-8">
      <div className="stat-tiles">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </Loading>
  );
}
