import { RotateCcw, SlidersHorizontal, WandSparkles } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { Button } from '#client/ui/button.tsx';
import { NO_FILTERS, type PickerFilters } from '#shared/rules/magic-picker/picker-filters.ts';
import type { Candidate } from '../candidates.ts';
import { filtersText } from '../filter-words.ts';
import { FilterChoices } from './filter-choices.tsx';
import { GameList } from './game-list.tsx';
import '#client/ui/tile.css';
import './smart-filters.css';

interface SmartFiltersProps {
  filters: PickerFilters;
  onChange: (filters: PickerFilters) => void;
  onPick: () => void;
  /** Games that the filters leave. */
  fits: readonly Candidate[];
  /** Games that are left out tonight. */
  turnedDown: number;
  onBringBack: () => void;
  /** On a phone: one line, so that the pick is in sight. */
  folded: boolean;
  onUnfold: () => void;
  /** Takes the focus where a button has gone that had it. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the table asks of a game, and the button that picks one. */
export function SmartFilters({ filters, onChange, onPick, folded, onUnfold, heading, ...props }: SmartFiltersProps) {
  const id = useId();
  return (
    <form
      className="tile smart-filters"
      aria-labelledby={`${id}-title`}
      data-folded={folded || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onPick();
      }}
    >
      <div className="smart-filters-head">
        <h2 ref={heading} tabIndex={-1} id={`${id}-title`}>
          <SlidersHorizontal className="icon" aria-hidden="true" />
          Smart Filters
        </h2>
        {folded ? (
          <div className="smart-filters-fold">
            <p>{filtersText(filters)}</p>
            <Button size="sm" aria-expanded={false} aria-controls={`${id}-body`} onClick={onUnfold}>
              Change
            </Button>
          </div>
        ) : null}
      </div>
      <div id={`${id}-body`} className="smart-filters-body">
        <FilterChoices filters={filters} onChange={onChange} />
        <FittingGames {...props} />
        <div className="smart-filters-actions">
          <Button type="submit" variant="primary" icon={WandSparkles}>
            Pick My Game!
          </Button>
          <Button icon={RotateCcw} onClick={() => onChange(NO_FILTERS)}>
            Reset
          </Button>
        </div>
      </div>
    </form>
  );
}

function FittingGames({
  fits,
  turnedDown,
  onBringBack,
}: Pick<SmartFiltersProps, 'fits' | 'turnedDown' | 'onBringBack'>) {
  return (
    <div className="smart-filters-fits">
      <GameList games={fits} />
      {turnedDown > 0 ? (
        <p>
          {`${turnedDown} left out tonight`}
          <button type="button" className="link" onClick={onBringBack}>
            Bring back
          </button>
        </p>
      ) : null}
    </div>
  );
}
