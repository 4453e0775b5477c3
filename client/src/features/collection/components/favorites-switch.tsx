import { Star } from 'lucide-react';
import type { CollectionView } from '#client/entities/games/collection-view.ts';
import { Button } from '#client/ui/button.tsx';

interface FavoritesSwitchProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
}

/** Shows favorites only, or all games. */
export const FavoritesSwitch = ({ view, onChange }: FavoritesSwitchProps) => (
  <Button
    size="sm"
    icon={Star}
    className="favorites-switch flex-none aria-pressed:border-petrol aria-pressed:bg-petrol-tint"
    aria-pressed={view.favoritesOnly}
    onClick={() => onChange({ favoritesOnly: !view.favoritesOnly })}
  >
    Favorites
  </Button>
);
