import { useMemo, useState } from 'react';
import { useAcquired } from '#client/copies/use-acquired.ts';
import { useLoanDirections } from '#client/copies/loans/use-loan.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { NO_FILTER, type CollectionFilter } from '#client/games/filters/collection-filter.ts';
import { countChoices } from '#client/games/filters/choice-counts.ts';
import { filterText } from '../filter-text.ts';
import { FilterSections, useMechanicsOnDemand } from './filter-sections.tsx';
import { t } from '#client/collection/words/words.ts';

interface FilterSheetProps {
  /** The whole list, to count the matches of each choice. */
  games: readonly Game[];
  filter: CollectionFilter;
  onChange: (filter: CollectionFilter) => void;
  /** Whether a view with this filter can be saved. */
  canSave: (filter: CollectionFilter) => boolean;
  /** Once the filter is applied, to give it a name. */
  onSave: () => void;
  onClose: () => void;
}

/** All filters in one sheet; applied by its button. */
export function FilterSheet({ games, filter, onChange, canSave, onSave, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter);
  const loans = useLoanDirections();
  const acquired = useAcquired(true);
  const [mechanics, askForMechanics] = useMechanicsOnDemand(draft.mechanics.length > 0);
  const { now, left, unknownCounts } = useMemo(
    () => countChoices(games, draft, { now: new Date(), mechanics, loans, acquired }),
    [games, draft, mechanics, loans, acquired],
  );
  const change = (changes: Partial<CollectionFilter>) => setDraft((before) => ({ ...before, ...changes }));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={t('Filters')}
      description={filterText({ ...draft, search: '' }) || undefined}
      footer={
        <>
          <Button variant="ghost" onClick={() => change({ ...NO_FILTER, search: draft.search })}>
            {t('Clear')}
          </Button>
          <Button
            disabled={!canSave(draft)}
            onClick={() => {
              onChange(draft);
              onSave();
            }}
          >
            {t('Save View')}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onChange(draft);
              onClose();
            }}
          >
            {t('{count, plural, one {Show # Game} other {Show # Games}}', { count: now })}
          </Button>
        </>
      }
    >
      <FilterSections
        games={games}
        filter={draft}
        left={left}
        unknownCounts={unknownCounts}
        onChange={change}
        onMore={askForMechanics}
        onLeave={onClose}
      />
    </Dialog>
  );
}
