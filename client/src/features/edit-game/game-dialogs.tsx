import { useEffect } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { closeEditing, closeExpansions, useGameDialogsView } from '#client/entities/games/game-dialogs-view.ts';
import { useGame } from '#client/entities/games/family.ts';

const EditGameDialog = lazy(async () => ({
  default: (await import('./edit-game-dialog.tsx')).EditGameDialog,
}));
const ExpansionsDialog = lazy(async () => ({ default: (await import('./expansions-dialog.tsx')).ExpansionsDialog }));

/** Dialogs opened by cards: 'Edit Game' and expansions. Loaded on first use. */
export function GameDialogs() {
  const { edited, listed } = useGameDialogsView();
  const editedGame = useGame(edited);
  const listedGame = useGame(listed);

  useEffect(
    () => () => {
      closeEditing();
      closeExpansions();
    },
    [],
  );

  return (
    <Suspense fallback={null}>
      {listedGame ? <ExpansionsDialog base={listedGame} /> : null}
      {editedGame ? <EditGameDialog key={editedGame.id} game={editedGame} /> : null}
    </Suspense>
  );
}
