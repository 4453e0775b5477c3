import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { isNotFound } from '#client/lib/api-error.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { importQuery } from '../api.ts';
import { ImportSteps } from './import-steps.tsx';
import { NoSuchImport } from './no-such-import.tsx';

/** The import in the URL, once loaded. */
export function ImportInView({ id, movedHere }: { id: number; movedHere: boolean }) {
  const { data, error, isFetching, isPaused, refetch } = useQuery(importQuery(id));
  if (isNotFound(error)) return <NoSuchImport />;
  if (data) return <ImportSteps summary={data} movedHere={movedHere} isOutOfReach={isPaused || error !== null} />;
  if (error) {
    return (
      <Banner
        tone="bad"
        role="alert"
        icon={CircleAlert}
        title="This import could not be loaded"
        action={
          <Button onClick={() => void refetch()} pending={isFetching}>
            Try again
          </Button>
        }
      >
        Check your connection, then try again. Nothing is lost.
      </Banner>
    );
  }
  return (
    <Loading label="Loading the import..." className="grid gap-6">
      <Skeleton className="h-8 w-72 max-w-full" />
      <div className="stat-tiles">
        {['add', 'change', 'same', 'skip'].map((tile) => (
          <Skeleton key={tile} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-96" />
    </Loading>
  );
}
