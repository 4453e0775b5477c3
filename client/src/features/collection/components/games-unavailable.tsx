import { RotateCw, ServerOff } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

interface GamesUnavailableProps {
  retrying: boolean;
  onRetry: () => void;
}

/** The list could not be loaded. */
export function GamesUnavailable({ retrying, onRetry }: GamesUnavailableProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={ServerOff}
        title="Your games could not be loaded"
        action={
          <Button icon={RotateCw} pending={retrying} pendingLabel="Trying..." onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        They are safe where they are. Check your connection, then try again.
      </EmptyState>
    </div>
  );
}
