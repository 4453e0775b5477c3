import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { ChoiceChips } from '#client/ui/choice-chips.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { CATEGORY_LABELS, DIFFICULTY_LABELS } from '#shared/enums.ts';
import { NO_FILTER } from '#shared/rules/games/collection-filter.ts';
import { countChoices, FILTER_CHOICES } from '#client/entities/games/rules/filter-choices.ts';
import type { CollectionView } from '#client/entities/games/collection-view.ts';
import { filterWords, playersLabel, type SheetFilter } from '../filter-words.ts';
import { TagChoices } from './tag-choices.tsx';
import { NumberChoices } from './number-choices.tsx';
import './filter-sheet.css';

interface FilterSheetProps {
  /** The whole list, to count the matches of each choice. */
  games: readonly Game[];
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  onClose: () => void;
}

const EXPANSION_LABELS = { hidden: 'Hidden', shown: 'Shown', only: 'Only' } as const;
const BY_LABELS = { fits: 'Fits', recommended: 'Recommended', best: 'Best' } as const;

/** All filters in one sheet; applied by its button. */
export function FilterSheet({ games, view, onChange, onClose }: FilterSheetProps) {
  const { search, tab: _tab, sort: _sort, period: _period, ...inUse } = view;
  const [draft, setDraft] = useState<SheetFilter>(inUse);
  const change = (changes: Partial<SheetFilter>) => setDraft((before) => ({ ...before, ...changes }));
  const { now, left } = useMemo(() => countChoices(games, { ...draft, search }), [games, draft, search]);
  const { search: _search, ...cleared } = NO_FILTER;

  /** Numbers to choose from with counts; pressing the chosen one clears it. */
  const numbers = <Value extends number>(
    choices: readonly (Value | null)[],
    counts: readonly number[],
    label: (value: Value) => string = String,
  ) =>
    choices.flatMap((value, place) =>
      value === null ? [] : [{ value, label: label(value), count: counts[place] ?? 0 }],
    );
  const options = <Value extends string>(
    choices: readonly Value[],
    counts: readonly number[],
    label: (value: Value) => string,
  ) => choices.map((value, place) => ({ value, label: label(value), count: counts[place] }));
  const unweighed = games.filter(({ weight, isExpansion }) => weight === null && !isExpansion).length;

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title="Filters"
      description={filterWords(draft) || undefined}
      footer={
        <>
          <Button variant="ghost" onClick={() => change(cleared)}>
            Clear
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onChange(draft);
              onClose();
            }}
          >
            {now === 1 ? 'Show 1 Game' : `Show ${now.toLocaleString()} Games`}
          </Button>
        </>
      }
    >
      <div className="filter-sheet">
        <NumberChoices
          legend="Players"
          side={
            <ChoiceChips
              legend="What the number asks for"
              className="filter-sheet-by"
              options={FILTER_CHOICES.playersBy.map((value) => ({ value, label: BY_LABELS[value] }))}
              value={draft.playersBy}
              onChange={(playersBy) => change({ playersBy })}
            />
          }
          choices={numbers(FILTER_CHOICES.players, left.players, playersLabel)}
          value={draft.players}
          onChange={(players) => change({ players })}
        />
        <NumberChoices
          legend="Minutes, at most"
          choices={numbers(FILTER_CHOICES.minutes, left.minutes)}
          value={draft.minutes}
          onChange={(minutes) => change({ minutes })}
        />
        <NumberChoices
          legend="Weight, at most"
          side={
            unweighed === 0 ? undefined : <small className="text-xs text-ink-2">{unweighed} without a weight</small>
          }
          choices={numbers(FILTER_CHOICES.weight, left.weight)}
          value={draft.weight}
          onChange={(weight) => change({ weight })}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-x-5 gap-y-2">
          <Checkbox
            label={`Unplayed (${left.unplayedOnly[1] ?? 0})`}
            checked={draft.unplayedOnly}
            onChange={(event) => change({ unplayedOnly: event.target.checked })}
          />
          <Checkbox
            label={`Favorites (${left.favoritesOnly[1] ?? 0})`}
            checked={draft.favoritesOnly}
            onChange={(event) => change({ favoritesOnly: event.target.checked })}
          />
        </div>
        <TagChoices
          games={games}
          filter={{ ...draft, search }}
          onChange={(tags) => change({ tags })}
          onLeave={onClose}
        />
        <details
          className="filter-sheet-more"
          open={inUse.category !== 'all' || inUse.difficulty !== 'all' || inUse.expansions !== 'hidden'}
        >
          <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 text-sm font-semibold text-petrol [&::-webkit-details-marker]:hidden">
            <Plus className="icon" aria-hidden="true" />
            Category, difficulty, expansions
          </summary>
          <ChoiceChips
            className="mt-3.5"
            legend="Category"
            options={options(FILTER_CHOICES.category, left.category, (value) =>
              value === 'all' ? 'All' : CATEGORY_LABELS[value],
            )}
            value={draft.category}
            onChange={(category) => change({ category })}
          />
          <ChoiceChips
            className="mt-3.5"
            legend="Difficulty"
            options={options(FILTER_CHOICES.difficulty, left.difficulty, (value) =>
              value === 'all' ? 'All' : DIFFICULTY_LABELS[value],
            )}
            value={draft.difficulty}
            onChange={(difficulty) => change({ difficulty })}
          />
          {games.some(({ isExpansion }) => isExpansion) ? (
            <ChoiceChips
              className="mt-3.5"
              legend="Expansions"
              options={options(FILTER_CHOICES.expansions, left.expansions, (value) => EXPANSION_LABELS[value])}
              value={draft.expansions}
              onChange={(expansions) => change({ expansions })}
            />
          ) : null}
        </details>
      </div>
    </Dialog>
  );
}
