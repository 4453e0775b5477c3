import { showPlayDialog } from '#client/plays/play-dialog-view.ts';
import type { BoardGame } from './board-game.ts';

/** Opens the form for a play of a game, on the owner's lists or not. */
export const logPlayOf = ({ gameId, title }: BoardGame): void =>
  showPlayDialog({
    kind: 'form',
    game: gameId === null ? { id: null, title, bggId: null } : { id: gameId, title },
    play: null,
    back: null,
  });
