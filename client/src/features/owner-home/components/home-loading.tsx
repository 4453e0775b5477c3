import { Loading, Skeleton } from '#client/ui/skeleton.tsx';

/** Placeholders for the tiles. */
export function HomeLoading() {
  return (
    <Loading
      label="Loading your Home..."
      className="grid gap-4.5 tablet:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] tablet:gap-6"
    >
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </Loading>
  );
}
