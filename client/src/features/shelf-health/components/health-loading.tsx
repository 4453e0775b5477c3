import { Loading, Skeleton } from '#client/ui/skeleton.tsx';

/** Placeholders in the layout of the first panels. */
export function HealthLoading() {
  return (
    <Loading label="Loading shelf health..." showLabel>
      <div className="grid grid-cols-1 gap-4.5 md:grid-cols-2 desk:gap-6">
        <Skeleton className="h-72 md:col-span-2" />
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
}
