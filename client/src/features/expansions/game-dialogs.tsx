import { useEffect } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { closeEditing, closeExpansions, useGameDialogsView } from './game-dialogs-view.ts';
import { useGame } from './family.ts';

const EditGameDialog = lazy(async () => ({
  default: (await import('#client/features/edit-game/edit-game-dialog.tsx')).EditGameDialog,
}));
const ExpansionsDialog = lazy(async () => ({ default: (await import('./expansions-dialog.tsx')).ExpansionsDialog }));

/** The dialogs that cards open: 'Edit Game' and a game's expansions. They load when they are first opened. */
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
