import { useDeferredValue, useMemo } from 'react';
import { UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';
import { countChoices } from '#client/games/filters/choice-counts.ts';
import { useAcquired } from '#client/copies/use-acquired.ts';
import { useLoanDirections } from '#client/copies/loans/use-loan.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { FilterSections, useMechanicsOnDemand } from './filter-sections.tsx';
import { t } from '#client/collection/words/words.ts';

interface FilterRailProps {
  /** The whole list. */
  games: readonly Game[];
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
}

/** All filters beside the list, on wide screens; each choice applies at once. */
export function FilterRail({ games, view, onChange }: FilterRailProps) {
  const followed = useDeferredValue(view);
  const loans = useLoanDirections();
  const acquired = useAcquired(true);
  const [mechanics, askForMechanics] = useMechanicsOnDemand(view.mechanics.length > 0);
  const { left, unknownCounts } = useMemo(
    () => countChoices(games, followed, { now: new Date(), mechanics, loans, acquired }),
    [games, followed, mechanics, loans, acquired],
  );
  return (
    <Tile as="aside" aria-labelledby="filter-rail">
      <div className="mb-3 flex items-center justify-between">
        <h2 id="filter-rail" className="text-lg">
          {t('Filters')}
        </h2>
        <Button variant="ghost" size="sm" className="-me-3" onClick={() => onChange(UNFILTERED)}>
          {t('Clear')}
        </Button>
      </div>
      <FilterSections
        games={games}
        filter={view}
        left={left}
        unknownCounts={unknownCounts}
        onChange={onChange}
        onMore={askForMechanics}
      />
    </Tile>
  );
}
