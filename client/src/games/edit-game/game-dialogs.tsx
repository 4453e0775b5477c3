import { useEffect, useState } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { closeEditing, closeExpansions, closePhoto, useGameDialogsView } from '../game-dialogs-view.ts';
import { useGame } from '../expansions.ts';
import type { Game } from '#shared/games/games-contract.ts';

const EditGameDialog = lazy(async () => ({
  default: (await import('./edit-game-dialog.tsx')).EditGameDialog,
}));
const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog.tsx')).PhotoDialog }));
const ExpansionsDialog = lazy(async () => ({ default: (await import('./expansions-dialog.tsx')).ExpansionsDialog }));

/** Dialogs opened by cards: 'Edit Game', expansions and 'Photo of the Box'. Loaded on first use. */
export function GameDialogs() {
  const { edited, listed, photographed } = useGameDialogsView();
  const photographedGame = useGame(photographed);
  const editedGame = useLastKnown(useGame(edited), edited);
  const listedGame = useGame(listed);

  useEffect(
    () => () => {
      closeEditing();
      closeExpansions();
      closePhoto();
    },
    [],
  );

  return (
    <Suspense fallback={null}>
      {listedGame ? <ExpansionsDialog base={listedGame} /> : null}
      {editedGame ? <EditGameDialog key={editedGame.id} game={editedGame} /> : null}
      {photographedGame ? <PhotoDialog key={`photo ${photographedGame.id}`} game={photographedGame} /> : null}
    </Suspense>
  );
}

/** The game with this id; as it last was, once it is gone: it may be removed elsewhere while somebody types. */
function useLastKnown(game: Game | undefined, id: number | null): Game | undefined {
  const [known, setKnown] = useState(game);
  if (game && game !== known) setKnown(game);
  return game ?? (known?.id === id ? known : undefined);
}
