import { CalendarDays, FileUp, Share2, Star } from 'lucide-react';
import type { CollectionView } from '#client/games/collection-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { CollectionLayout } from '../collection-layout.ts';
import { SelectButton } from '../selection/select-button.tsx';
import { DirectionButton } from './direction-button.tsx';
import { FiltersButton } from './filters-button.tsx';
import { GroupSelect } from './group-select.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import './collection-extras.css';
import { t } from '#client/collection/words/words.ts';

interface FavoritesSwitchProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
}

/** Shows favorites only, or all games. */
const FavoritesSwitch = ({ view, onChange }: FavoritesSwitchProps) => (
  <Button
    size="sm"
    icon={Star}
    className="favorites-switch flex-none aria-pressed:border-petrol aria-pressed:bg-petrol-tint"
    aria-pressed={view.favoritesOnly}
    onClick={() => onChange({ favoritesOnly: !view.favoritesOnly })}
  >
    {t('Favorites')}
  </Button>
);

interface CollectionExtrasProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  /** The whole list. */
  games: readonly Game[];
  /** The number of shown games as text; undefined while loading. */
  shownText: string | undefined;
  layout: CollectionLayout;
  /** Whether all filters are beside the list. */
  hasRail: boolean;
  onFilter: () => void;
}

const EXPANSIONS = [
  { value: 'hidden', label: t('Hidden') },
  { value: 'shown', label: t('Shown') },
  { value: 'only', label: t('Only') },
] as const;

/** From 640 px, the second toolbar row: favourites, expansions, and links to other screens. */
export function CollectionExtras(props: CollectionExtrasProps) {
  const { games, view, onChange, shownText, layout, hasRail, onFilter } = props;
  return (
    <div className="collection-extras mt-[calc(-1_*_var(--sp-2))] mb-4 flex flex-wrap items-center gap-2.5">
      <DirectionButton view={view} onChange={onChange} className="desk:hidden" />
      {hasRail ? null : <FiltersButton size="sm" view={view} onOpen={onFilter} />}
      <FavoritesSwitch view={view} onChange={onChange} />
      {games.some(({ isExpansion }) => isExpansion) ? (
        <FilterSelect
          className="w-47.5"
          label={t('Expansions')}
          value={view.expansions}
          onChange={(expansions) => onChange({ expansions })}
          options={EXPANSIONS}
        />
      ) : null}
      <SelectButton />
      {layout === 'wall' ? <GroupSelect view={view} onChange={onChange} /> : null}
      <p role="status" className="min-w-0 flex-1 text-sm text-ink-2">
        {shownText}
      </p>
      <Button variant="ghost" size="sm" icon={CalendarDays} href="/game-nights" className="nav:hidden">
        {t('Game Nights')}
      </Button>
      <Button variant="ghost" size="sm" icon={Share2} href="/shared-collections" className="share-link">
        {t('Share Collection')}
      </Button>
      <Button variant="ghost" size="sm" icon={FileUp} href="/import" className="import-link">
        {t('Import')}
      </Button>
      <LayoutSwitch layout={layout} className="ms-auto" />
    </div>
  );
}
