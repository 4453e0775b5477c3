import { CopyPlus } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';

export function NoTemplates({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon={CopyPlus}
      title="No templates yet"
      action={
        <Button variant="act" icon={CopyPlus} onClick={onCreate}>
          Create Template
        </Button>
      }
    >
      Write down your usual night once: the place, the games, the regulars. It can come back every Friday by itself.
    </EmptyState>
  );
}

export function TemplatesLoading() {
  return (
    <Loading label="Loading templates..." className="grid grid-cols-1 gap-x-5 gap-y-6.5 md:grid-cols-2">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </Loading>
  );
}
