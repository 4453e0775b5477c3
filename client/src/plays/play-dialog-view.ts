import { createStore } from '#client/lib/create-store.ts';
import type { PlayedGame } from './api.ts';
import type { UnsentPlay } from './unsent-plays/unsent-play.ts';
import type { Play } from '#shared/plays/plays-contract.ts';

/** The view of the dialog for plays. */
export type PlayDialogView =
  | { kind: 'scoreboard'; gameId: number }
  | { kind: 'choose' }
  | {
      kind: 'form';
      game: PlayedGame;
      play: Play | null;
      /** An unsent play to edit. */
      unsent?: UnsentPlay;
      back: PlayDialogView | null;
    };

const shown = createStore<PlayDialogView | null>(null);

export const showPlayDialog = (view: PlayDialogView | null): void => shown.set(view);

/** Returns from a view to the previous one, unless the view has changed. */
export function leave(view: PlayDialogView): void {
  if (shown.read() === view) showPlayDialog(view.kind === 'form' ? view.back : null);
}

/** Closes the form of a recorded play: returns to its scoreboard, if any. */
export function finish(view: Extract<PlayDialogView, { kind: 'form' }>): void {
  if (shown.read() === view) showPlayDialog(view.back?.kind === 'choose' ? null : view.back);
}

export const usePlayDialogView = shown.useValue;

/** Opens the scoreboard of a game on the owner's lists. */
export const openScoreboard = (gameId: number): void => showPlayDialog({ kind: 'scoreboard', gameId });

/** Opens the form for a new play, starting with the choice of game. */
export const openLogPlay = (): void => showPlayDialog({ kind: 'choose' });

/** Opens the form for a new play of a game. */
export const openGamePlay = ({ id, title }: { id: number; title: string }): void =>
  showPlayDialog({ kind: 'form', game: { id, title }, play: null, back: null });

/** Opens a recorded play for editing. */
export const openPlay = (play: Play): void =>
  showPlayDialog({ kind: 'form', game: { id: play.gameId, title: play.gameTitle }, play, back: null });

/** Opens an unsent play; returns to the scoreboard if opened there. */
export const openUnsentPlay = (unsent: UnsentPlay): void =>
  showPlayDialog({ kind: 'form', game: unsent.game, play: null, unsent, back: shown.read() });
