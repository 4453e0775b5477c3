import { PencilLine, SearchX, X } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

interface NoPopularMatchesProps {
  onClear: () => void;
  onManualEntry: () => void;
}

/** No game matches the filters; a game outside the catalogue can be added manually. */
export function NoPopularMatches({ onClear, onManualEntry }: NoPopularMatchesProps) {
  return (
    <EmptyState
      icon={SearchX}
      title="No games found"
      action={
        <>
          <Button icon={X} onClick={onClear}>
            Clear
          </Button>
          <Button icon={PencilLine} onClick={onManualEntry}>
            Enter a Game by Hand
          </Button>
        </>
      }
    >
      Try adjusting your search or filters to find games.
    </EmptyState>
  );
}
