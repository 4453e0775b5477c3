import { useCallback, useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { UPSELL_TIP_DELAY_MS } from '#shared/limits/limits.ts';
import { removeGame, restoreGame } from './api.ts';
import * as messages from './messages.ts';
import { useGameMutation } from './use-game-mutation.ts';

/**
 * Removes a game: confirmation, removal, then with Premium undo for 10 seconds, otherwise an upgrade offer and, 2
 * seconds later, a tip.
 */
export function useRemoveGame(premium: boolean) {
  const [gameToRemove, setGameToRemove] = useState<Game | null>(null);
  const restore = useGameMutation(restoreGame, {
    done: (game) => toast(messages.gameRestored(game)),
    failed: (error, { title, isWishlist }) => {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'duplicate_title') return messages.duplicateGame(title, isWishlist ? 'wishlist' : 'owned');
      if (code === 'undo_expired' || isNotFound(error)) return messages.removedForever;
      return limitMessageOr(messages.restoreFailed, error);
    },
  });
  const remove = useGameMutation(removeGame, {
    done: (_nothing, game) =>
      premium ? toast(messages.removedWithUndo(game, () => restore.mutate(game))) : offerPremium(game),
    failed: (error) => (isNotFound(error) ? messages.alreadyRemoved : messages.removeFailed),
  });

  const confirm = (removed: () => void) => {
    if (!gameToRemove) return;
    remove.mutate(gameToRemove, {
      onSuccess: () => {
        removed();
        setGameToRemove(null);
      },
      onError: (error) => {
        if (isNotFound(error)) setGameToRemove(null);
      },
    });
  };

  return {
    gameToRemove,
    ask: useCallback((game: Game) => setGameToRemove(game), []),
    cancel: () => setGameToRemove(null),
    confirm,
    pending: remove.isPending,
  };
}

function offerPremium(game: Game): void {
  toast(messages.removedForGood(game));
  setTimeout(() => toast(messages.undoTip), UPSELL_TIP_DELAY_MS);
}
