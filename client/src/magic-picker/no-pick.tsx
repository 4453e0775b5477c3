import { CirclePlus, FilterX, SearchX, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import type { ExcludingFilter, mostExcluding } from './picker-state.ts';
import { showHeading } from './show-heading.ts';
import { t } from '#client/magic-picker/words/words.ts';

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
  players: t('Any Number of Players'),
  duration: t('Any Duration'),
  category: t('Any Category'),
  difficulty: t('Any Difficulty'),
  forChallenge: t('Games Outside Challenges'),
};

/** How many games fit without the filter. */
const LOOSENED: Record<ExcludingFilter, (games: number) => string> = {
  players: (games) =>
    t('With any number of players, {games, plural, one {# game fits} other {# games fit}}.', { games }),
  duration: (games) => t('With any duration, {games, plural, one {# game fits} other {# games fit}}.', { games }),
  category: (games) => t('With any category, {games, plural, one {# game fits} other {# games fit}}.', { games }),
  difficulty: (games) => t('With any difficulty, {games, plural, one {# game fits} other {# games fit}}.', { games }),
  forChallenge: (games) =>
    t('With games outside challenges, {games, plural, one {# game fits} other {# games fit}}.', { games }),
};

/** No game fits. Mount a new instance for every failed pick. */
export function NoPick({ isRequested, hasGames, onClearRejected, excludes, onLoosen }: NoPickProps) {
  const title = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isRequested && title.current) showHeading(title.current);
  }, [isRequested]);
  return (
    <section aria-label={t('Result')}>
      <EmptyState
        icon={SearchX}
        title={
          <span ref={title} tabIndex={-1}>
            {t('No games match your criteria')}
          </span>
        }
        action={
          onClearRejected ? (
            <Button variant="primary" icon={Undo2} onClick={onClearRejected}>
              {t('Bring Them Back')}
            </Button>
          ) : excludes ? (
            <Button variant="primary" icon={FilterX} onClick={onLoosen}>
              {ANY[excludes.filter]}
            </Button>
          ) : (
            <Button variant="primary" icon={CirclePlus} href="/add-game">
              {t('Add Game')}
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
  if (allRejected) return t('You have turned down every game that fits. Loosen a filter, or give them another chance.');
  if (excludes) return LOOSENED[excludes.filter](excludes.games);
  if (hasGames) return t('Loosen a filter or two, or add games to choose from.');
  return t('Your shelf is empty so far. Add games, and there is something to choose from.');
}
