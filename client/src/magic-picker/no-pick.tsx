import { CirclePlus, FilterX, SearchX, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { countText } from '#client/lib/number-text.ts';
import type { ExcludingFilter, mostExcluding } from './picker-state.ts';
import { showHeading } from './show-heading.ts';

interface NoPickProps {
  /** A pick was requested: the result gets the focus. */
  isRequested: boolean;
  hasGames: boolean;
  /** If every matching game was turned down. */
  onClearRejected: (() => void) | undefined;
  excludes: ReturnType<typeof mostExcluding>;
  /** Picks again without the filter that excludes most. */
  onLoosen: () => void;
}

const ANY: Record<ExcludingFilter, string> = {
  players: 'Any Number of Players',
  duration: 'Any Duration',
  category: 'Any Category',
  difficulty: 'Any Difficulty',
  forChallenge: 'Games Outside Challenges',
};

/** No game fits. Mount a new instance for every failed pick. */
export function NoPick({ isRequested, hasGames, onClearRejected, excludes, onLoosen }: NoPickProps) {
  const title = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isRequested && title.current) showHeading(title.current);
  }, [isRequested]);
  return (
    <section aria-label="Result">
      <EmptyState
        icon={SearchX}
        title={
          <span ref={title} tabIndex={-1}>
            No games match your criteria
          </span>
        }
        action={
          onClearRejected ? (
            <Button variant="primary" icon={Undo2} onClick={onClearRejected}>
              Bring Them Back
            </Button>
          ) : excludes ? (
            <Button variant="primary" icon={FilterX} onClick={onLoosen}>
              {ANY[excludes.filter]}
            </Button>
          ) : (
            <Button variant="primary" icon={CirclePlus} href="/add-game">
              Add Game
            </Button>
          )
        }
      >
        {advice(hasGames, onClearRejected !== undefined, excludes)}
      </EmptyState>
    </section>
  );
}

function advice(hasGames: boolean, allRejected: boolean, excludes: NoPickProps['excludes']): string {
  if (allRejected) return 'You have turned down every game that fits. Loosen a filter, or give them another chance.';
  if (excludes)
    return `With ${ANY[excludes.filter].toLowerCase()}, ${countText(excludes.games, 'game')} ${excludes.games === 1 ? 'fits' : 'fit'}.`;
  if (hasGames) return 'Loosen a filter or two, or add games to choose from.';
  return 'Your shelf is empty so far. Add games, and there is something to choose from.';
}
