import { Puzzle, SearchX, X } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { filterCollection } from '../filters/collection-filter.ts';
import { type CollectedGame } from '#shared/games/collected-game.ts';
import type { CollectionFacts } from '../filters/filter-part.ts';
import { UNFILTERED, type CollectionView } from '../collection-view.ts';
import { t } from '#client/games/words/words.ts';

interface NoMatchesProps extends Pick<CollectionFacts, 'mechanics' | 'loans' | 'acquired'> {
  games: readonly CollectedGame[];
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
}

/** No game matches the filters; says if hidden expansions would. */
export function NoMatches({ games, mechanics, loans, acquired, view, onChange }: NoMatchesProps) {
  const onlyExpansions = { ...view, expansions: 'only' } as const;
  const hidden =
    view.expansions === 'hidden'
      ? filterCollection(games, onlyExpansions, { now: new Date(), mechanics, loans, acquired }).length
      : 0;
  return (
    <EmptyState
      icon={SearchX}
      title={t('No games match your search')}
      action={
        <>
          {hidden > 0 ? (
            <Button icon={Puzzle} onClick={() => onChange({ expansions: 'shown' })}>
              {t('Show Expansions')}
            </Button>
          ) : null}
          <Button icon={X} onClick={() => onChange(UNFILTERED)}>
            {t('Clear')}
          </Button>
        </>
      }
    >
      {hidden === 0
        ? t('Try fewer words, or clear the filters.')
        : t('{hidden, plural, one {One hidden expansion does.} other {# hidden expansions do.}}', { hidden })}
    </EmptyState>
  );
}
