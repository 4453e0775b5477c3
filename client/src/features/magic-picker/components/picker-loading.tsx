import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import './picker-loading.css';
import './picker-table.css';

/** The filters and the table, in their places. */
export function PickerLoading() {
  return (
    <Loading label="Loading your games..." showLabel>
      <div className="picker-table">
        <Skeleton className="picker-loading-filters" />
        <Skeleton className="picker-loading-outcome" />
      </div>
    </Loading>
  );
}
