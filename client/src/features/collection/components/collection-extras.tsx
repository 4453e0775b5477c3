import { CalendarDays, FileUp, Share2, Star } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect } from '#client/ui/filter-select.tsx';
import type { Game } from '#shared/contracts/games.ts';
import type { CollectionView } from '#client/entities/games/collection-view.ts';
import type { ShelfLayout } from '../shelf-layout.ts';
import { FiltersButton } from './filters-button.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import './collection-extras.css';

interface CollectionExtrasProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  /** The whole list. */
  games: readonly Game[];
  /** How many games are shown, in words; undefined until they are there. */
  shownText: string | undefined;
  layout: ShelfLayout;
}

const EXPANSIONS = [
  { value: 'hidden', label: 'Hidden' },
  { value: 'shown', label: 'Shown' },
  { value: 'only', label: 'Only' },
] as const;

/** The second row of tools: favourites, expansions, and ways to other screens. */
export function CollectionExtras({ games, view, onChange, shownText, layout }: CollectionExtrasProps) {
  return (
    <div className="collection-extras">
      <FiltersButton size="sm" games={games} view={view} onChange={onChange} />
      <Button
        size="sm"
        icon={Star}
        className="favorites-switch"
        aria-pressed={view.favoritesOnly}
        onClick={() => onChange({ favoritesOnly: !view.favoritesOnly })}
      >
        Favorites
      </Button>
      {games.some(({ isExpansion }) => isExpansion) ? (
        <FilterSelect
          label="Expansions"
          value={view.expansions}
          onChange={(expansions) => onChange({ expansions })}
          options={EXPANSIONS}
          shortLabel={view.expansions === 'hidden' ? 'Expansions' : `Exp.: ${view.expansions}`}
        />
      ) : null}
      <LayoutSwitch layout={layout} />
      <p role="status" className="collection-shown">
        {shownText}
      </p>
      <Button variant="ghost" size="sm" icon={CalendarDays} href="/game-nights" className="game-nights-link">
        Game Nights
      </Button>
      <Button variant="ghost" size="sm" icon={Share2} href="/shared-collections" className="share-link">
        Share Collection
      </Button>
      <Button variant="ghost" size="sm" icon={FileUp} href="/import" className="import-link">
        Import
      </Button>
    </div>
  );
}
