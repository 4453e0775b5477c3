import { CirclePlus, FileUp } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';

/** Shown on the first visit. */
export function Welcome() {
  return (
    <EmptyState
      title="Welcome to Rollcall"
      action={
        <>
          <Button variant="primary" icon={CirclePlus} href="/add-game">
            Add Your First Game
          </Button>
          <Button icon={FileUp} href="/import">
            Import a Collection
          </Button>
        </>
      }
    >
      Your shelf is empty so far. Add one game by hand, or bring the whole list from BoardGameGeek or BG Stats.
    </EmptyState>
  );
}
