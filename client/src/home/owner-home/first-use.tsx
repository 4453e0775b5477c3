import { CirclePlus, FileUp } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';

/** An empty collection: two ways to fill it. */
export function FirstUse() {
  return (
    <EmptyState
      title="An empty shelf, for now"
      action={
        <>
          <Button variant="primary" icon={CirclePlus} href="/add-game">
            Add Your First Game
          </Button>
          <Button icon={FileUp} href="/import">
            Bring What You Have
          </Button>
        </>
      }
    >
      Add a game, or bring your list from BoardGameGeek or BG Stats. Then this page tells what to play next.
    </EmptyState>
  );
}
