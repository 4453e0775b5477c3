import { RotateCcw, SlidersHorizontal, WandSparkles } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { Link } from 'wouter';
import { Button } from '#client/ui/forms/button.tsx';
import { NO_FILTERS, type PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { durationText } from '#shared/text/duration-text.ts';
import type { Candidate } from './candidates.ts';
import { filtersText } from './filter-text.ts';
import { FilterChoices } from './filter-choices.tsx';
import '#client/ui/layout/tile.css';
import './smart-filters.css';
import { rich, t } from '#client/magic-picker/words/words.ts';

interface SmartFiltersProps {
  filters: PickerFilters;
  onChange: (filters: PickerFilters) => void;
  onPick: () => void;
  /** A challenge runs. */
  hasChallenge: boolean;
  /** Games that match the filters. */
  fits: readonly Candidate[];
  /** Number of games excluded tonight. */
  turnedDown: number;
  onClearRejected: () => void;
  /** On phones: one line, so that the pick is visible. */
  collapsed: boolean;
  onExpand: () => void;
  /** Gets the focus when the focused button is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The filters, and the button that picks a game. */
export function SmartFilters({
  filters,
  onChange,
  onPick,
  collapsed,
  onExpand,
  heading,
  hasChallenge,
  ...props
}: SmartFiltersProps) {
  const id = useId();
  return (
    <form
      className="tile p-4 desk:px-5.5 desk:py-5"
      aria-labelledby={`${id}-title`}
      data-collapsed={collapsed || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onPick();
      }}
    >
      <div>
        <h2 className="flex items-center gap-2.25 focus:outline-none" ref={heading} tabIndex={-1} id={`${id}-title`}>
          <SlidersHorizontal className="icon text-ink-3" aria-hidden="true" />
          {t('Smart Filters')}
        </h2>
        {collapsed ? (
          <div className="mt-1.5 flex items-center justify-between gap-3 text-sm text-ink-2 desk:hidden">
            <p>{filtersText(filters)}</p>
            <Button
              className="flex-none"
              size="sm"
              aria-expanded={false}
              aria-controls={`${id}-body`}
              onClick={onExpand}
            >
              {t('Change')}
            </Button>
          </div>
        ) : null}
      </div>
      <div id={`${id}-body`} className="mt-4.5 grid grid-cols-1 gap-4.5 max-desk:in-data-collapsed:hidden">
        <FilterChoices filters={filters} onChange={onChange} hasChallenge={hasChallenge} />
        <FittingGames {...props} />
        {/* In sight wherever the page is scrolled to: on a phone, under the thumb. */}
        <div className="sticky bottom-0 z-2 -mx-4 -mb-4 flex gap-2.5 rounded-t-none rounded-b-lg bg-tile px-4 pt-3 pb-4 shadow-[0_-1px_0_var(--line)] max-nav:bottom-[calc(var(--bottombar-h)_+_4px_+_env(safe-area-inset-bottom))] desk:-mx-5.5 desk:-mb-5 desk:px-5.5 desk:pt-3.5 desk:pb-5">
          <Button className="flex-1" type="submit" variant="primary" icon={WandSparkles}>
            {t('Pick My Game!')}
          </Button>
          <Button icon={RotateCcw} onClick={() => onChange(NO_FILTERS)}>
            {t('Reset')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function FittingGames({
  fits,
  turnedDown,
  onClearRejected,
}: Pick<SmartFiltersProps, 'fits' | 'turnedDown' | 'onClearRejected'>) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums">
      <GameList games={fits} />
      {turnedDown > 0 ? (
        <p>
          {t('{games, plural, one {# left out tonight} other {# left out tonight}}', { games: turnedDown })}
          <button type="button" className="link ml-2 min-h-6 font-semibold" onClick={onClearRejected}>
            {t('Bring back')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** The number of matching games; expands to a list. */
function GameList({ games }: { games: readonly Candidate[] }) {
  if (games.length === 0) return <p>{t('0 games fit')}</p>;
  return (
    <details className="open:flex-[1_0_100%]">
      <summary className="min-h-6 underline decoration-dotted underline-offset-3 pointer-coarse:min-h-tap">
        {rich('{games, plural, one {# game fits: {title}} other {# games fit: {title} and {more} more}}', {
          games: games.length,
          title: <bdi>{games[0]?.title}</bdi>,
          more: wholeText(games.length - 1),
        })}
      </summary>
      <ul className="mt-1.5 grid max-h-[18rem] gap-0.5 overflow-auto">
        {games.map(({ id, title, players, addedBy, duration }) => (
          <li
            className="flex min-h-9 flex-wrap items-center justify-between gap-x-2 gap-y-0 pointer-coarse:min-h-tap"
            key={id}
          >
            <Link
              href={`/games/${id}`}
              className="link ml-2 inline-flex min-h-6 items-center font-semibold pointer-coarse:min-h-tap"
              dir="auto"
            >
              {title}
            </Link>
            <span>
              {t('{players} players, {duration}', { players, duration: durationText(duration) })}
              {addedBy ? `. ${addedBy}` : null}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
