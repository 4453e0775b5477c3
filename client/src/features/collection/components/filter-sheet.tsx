import { useMemo, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { ChoiceChips } from '#client/ui/choice-chips.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { CATEGORIES, CATEGORY_LABELS, DIFFICULTIES, DIFFICULTY_LABELS } from '#shared/enums.ts';
import { EXPANSION_VIEWS, filterCollection, type CollectionFilter } from '#shared/rules/games/collection-filter.ts';
import { UNFILTERED, type CollectionView } from '../collection-view.ts';
import './filter-sheet.css';

interface FilterSheetProps {
  /** The whole list, of which each choice tells what would remain. */
  games: readonly Game[];
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  onClose: () => void;
}

const EXPANSION_LABELS = { hidden: 'Hidden', shown: 'Shown', only: 'Only' } as const;

/** Every filter of the shelf in one sheet; they apply on its button. */
export function FilterSheet({ games, view, onChange, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState<CollectionFilter>(view);
  const change = (changes: Partial<CollectionFilter>) => setDraft((before) => ({ ...before, ...changes }));
  const choices = useMemo(() => countChoices(games, draft), [games, draft]);
  const found = choices.now;
  const { sort: _sort, search: _search, ...cleared } = UNFILTERED;

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title="Filters"
      footer={
        <>
          <Button variant="ghost" onClick={() => change(cleared)}>
            Clear
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              const { category, difficulty, favoritesOnly, expansions } = draft;
              onChange({ category, difficulty, favoritesOnly, expansions });
              onClose();
            }}
          >
            {found === 1 ? 'Show 1 Game' : `Show ${found.toLocaleString()} Games`}
          </Button>
        </>
      }
    >
      <div className="filter-sheet">
        <Checkbox
          label={`Favorites (${choices.favorites})`}
          checked={draft.favoritesOnly}
          onChange={(event) => change({ favoritesOnly: event.target.checked })}
        />
        <ChoiceChips
          legend="Category"
          options={choices.categories}
          value={draft.category}
          onChange={(category) => change({ category })}
        />
        <ChoiceChips
          legend="Difficulty"
          options={choices.difficulties}
          value={draft.difficulty}
          onChange={(difficulty) => change({ difficulty })}
        />
        {games.some(({ isExpansion }) => isExpansion) ? (
          <ChoiceChips
            legend="Expansions"
            options={choices.expansions}
            value={draft.expansions}
            onChange={(expansions) => change({ expansions })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

/** How many games each choice would leave, everything else staying as it is. */
function countChoices(games: readonly Game[], draft: CollectionFilter) {
  const left = (changes: Partial<CollectionFilter>) => filterCollection(games, { ...draft, ...changes }).length;
  const all = <Key extends 'category' | 'difficulty'>(key: Key) => ({
    value: 'all' as const,
    label: 'All',
    count: left({ [key]: 'all' }),
  });
  return {
    now: left({}),
    favorites: left({ favoritesOnly: true }),
    categories: [
      all('category'),
      ...CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value], count: left({ category: value }) })),
    ],
    difficulties: [
      all('difficulty'),
      ...DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value], count: left({ difficulty: value }) })),
    ],
    expansions: EXPANSION_VIEWS.map((value) => ({
      value,
      label: EXPANSION_LABELS[value],
      count: left({ expansions: value }),
    })),
  };
}
