import { Loading, Skeleton } from '#client/ui/skeleton.tsx';

/** The tiles that are coming, in their places. */
export function HomeLoading() {
  return (
    <Loading label="Loading your Home..." className="home-panels">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </Loading>
  );
}
