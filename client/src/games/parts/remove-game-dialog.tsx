import { useRef } from 'react';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { removeQuestion } from '../messages.ts';
import type { useRemoveGame } from '../use-remove-game.ts';
import { t } from '#client/games/words/words.ts';

interface RemoveGameDialogProps {
  removal: ReturnType<typeof useRemoveGame>;
  /** Called once the dialog and the game are gone, and with them the button that had the focus. */
  onRemoved: () => void;
}

/** Asks before removing a game. */
export function RemoveGameDialog({ removal, onRemoved }: RemoveGameDialogProps) {
  const { gameToRemove, cancel, confirm, pending } = removal;
  const shown = useRef<Game | null>(null);
  const removed = useRef(false);
  shown.current = gameToRemove ?? shown.current;
  const game = shown.current;
  const label = game?.isWishlist ? t('Remove from Wishlist') : t('Remove Game');
  return (
    <ConfirmDialog
      open={gameToRemove !== null}
      onOpenChange={(open) => {
        if (!open && !pending) cancel();
      }}
      title={label}
      description={game ? removeQuestion(game) : ''}
      confirmLabel={label}
      pendingLabel={t('Removing...')}
      pending={pending}
      onConfirm={() =>
        confirm(() => {
          removed.current = true;
        })
      }
      onCloseAutoFocus={(event) => {
        if (!removed.current) return;
        removed.current = false;
        event.preventDefault();
        onRemoved();
      }}
    />
  );
}
