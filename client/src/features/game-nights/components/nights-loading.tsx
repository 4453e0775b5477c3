import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { Tile } from '#client/ui/tile.tsx';

/** Placeholders for the cards. */
export function NightsLoading() {
  return (
    <Loading label="Loading your game nights...">
      <div className="night-grid grid grid-cols-1 gap-x-5 gap-y-6.5 sm:grid-cols-2 desk:grid-cols-3">
        {['first', 'second', 'third'].map((card) => (
          <Tile key={card} pad="none">
            <Skeleton className="h-26 rounded-b-none" />
            <Skeleton className="mx-4 mt-14 h-6 w-2/3" />
            <Skeleton className="mx-4 mt-3 h-4 w-1/2" />
            <Skeleton className="mx-4 mt-2 mb-5 h-4 w-2/5" />
          </Tile>
        ))}
      </div>
    </Loading>
  );
}
