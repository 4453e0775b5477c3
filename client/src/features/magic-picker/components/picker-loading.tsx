import { Loading, Skeleton } from '#client/ui/skeleton.tsx';

/** Placeholders for filters and table. */
export function PickerLoading() {
  return (
    <Loading label="Loading your games..." showLabel>
      <div className="grid grid-cols-1 items-start gap-5.5 desk:grid-cols-[372px_minmax(0,1fr)] desk:gap-7">
        <Skeleton className="h-155 rounded-lg" />
        <Skeleton className="hidden h-130 rounded-xl desk:block" />
      </div>
    </Loading>
  );
}
