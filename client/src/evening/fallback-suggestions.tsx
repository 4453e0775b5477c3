import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';

interface FallbackSuggestionsProps {
  ways: readonly string[];
  /** Number of games to choose from. */
  games: number;
  onStartOver?: (() => void) | undefined;
}

/** Shown if nothing fits, with suggestions. */
export function FallbackSuggestions({ ways, games, onStartOver }: FallbackSuggestionsProps) {
  const action =
    games === 0 ? (
      <Button size="sm" href="/add-game">
        Add a Game
      </Button>
    ) : onStartOver ? (
      <Button size="sm" onClick={onStartOver}>
        Start Over
      </Button>
    ) : undefined;
  return (
    <EmptyState size="sm" level={3} title="Nothing fits" action={action}>
      {ways.join(' ')}
    </EmptyState>
  );
}
