import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { Tile } from '#client/ui/tile.tsx';
import '#client/entities/recommendations/recommendation-card.css';

const CARDS = ['first', 'second', 'third'];

/** Three cards that are coming, in their places. */
export function RecommendationsLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="recommendation-list">
        {CARDS.map((card) => (
          <Tile key={card} pad="none" className="recommendation-card">
            <Skeleton className="recommendation-cover" />
            <div className="recommendation-head">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-7 w-4/5" />
            </div>
            <div className="recommendation-body">
              <Skeleton className="h-16" />
              <Skeleton className="h-10" />
            </div>
          </Tile>
        ))}
      </div>
    </Loading>
  );
}
