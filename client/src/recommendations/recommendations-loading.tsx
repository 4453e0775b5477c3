import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import './recommendation-card.css';

const CARDS = ['first', 'second', 'third'];

/** Three placeholder cards. */
export function RecommendationsLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="recommendation-list grid grid-cols-1 gap-x-5 gap-y-6.5 desk:grid-cols-2">
        {CARDS.map((card) => (
          <Tile key={card} pad="none" className="recommendation-card">
            <Skeleton className="recommendation-cover relative mt-3.5 mr-0 mb-0 ml-3.5 aspect-square self-start overflow-hidden rounded-md [grid-area:cover] sm:m-0 sm:aspect-[auto] sm:self-stretch sm:rounded-l-lg sm:rounded-r-none" />
            <div className="recommendation-head flex min-w-0 flex-col gap-1.75 px-3.5 pt-3.5 pb-0 [grid-area:head] sm:gap-2.5 sm:px-4.5 sm:pt-4 sm:pb-0">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-7 w-4/5" />
            </div>
            <div className="flex min-w-0 flex-col gap-2.5 px-3.5 pt-3 pb-3.5 [grid-area:body] sm:px-4.5 sm:pt-2.5 sm:pb-4.5">
              <Skeleton className="h-16" />
              <Skeleton className="h-10" />
            </div>
          </Tile>
        ))}
      </div>
    </Loading>
  );
}
