import { LoadFailed } from '#client/ui/states/load-failed.tsx';

interface GamesUnavailableProps {
  retrying: boolean;
  onRetry: () => void;
}

/** The list could not be loaded. */
export function GamesUnavailable(props: GamesUnavailableProps) {
  return (
    <LoadFailed title="Your games could not be loaded" {...props}>
      They are safe where they are. Check your connection, then try again.
    </LoadFailed>
  );
}
