import { CirclePlus, FileUp, Sparkles } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { countText } from '#client/lib/number-text.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { GAMES_FOR_RECOMMENDING, gamesMissingText } from '#shared/rules/games/games-for-recommending.ts';

/** Replaces 'Generate' while there are too few games. `missing` is the number missing. */
export function TooFewGames({ missing }: { missing: number }) {
  return (
    <EmptyState
      icon={Sparkles}
      title={`Add ${countText(missing, missing === GAMES_FOR_RECOMMENDING ? 'Game' : 'More Game')} First`}
      level={3}
      action={
        <>
          <Button variant="primary" icon={CirclePlus} href="/add-game">
            Add Games
          </Button>
          <Button icon={FileUp} href="/import">
            Import a Collection
          </Button>
        </>
      }
    >
      {gamesMissingText(missing)}
    </EmptyState>
  );
}
