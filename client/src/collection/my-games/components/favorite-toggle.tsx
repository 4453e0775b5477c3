import { Star } from 'lucide-react';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { toggleFavorite } from '#client/games/api.ts';
import { favoriteFailed, goneMessageOr } from '#client/games/messages.ts';
import { useGameMutation } from '#client/games/use-game-mutation.ts';
import { t } from '#client/collection/words/words.ts';

/** Toggles a game as favourite. */
export function FavoriteToggle({ game }: { game: Game }) {
  const { mutate, isPending, variables } = useGameMutation(toggleFavorite, {
    failed: (error) => goneMessageOr(favoriteFailed, error),
  });
  // Shows the new state while saving. A second press is ignored but keeps the focus.
  const pressed = isPending ? !variables.isFavorite : game.isFavorite;
  return (
    <IconButton
      icon={Star}
      label={t('Favorite: {title}', { title: game.title })}
      className="favorite-toggle"
      aria-pressed={pressed}
      onClick={() => {
        if (!isPending) mutate(game);
      }}
    />
  );
}
