import { useSyncExternalStore } from 'react';
import type { PlayedGame } from './api.ts';
import type { WaitingPlay } from '#client/entities/waiting-plays/waiting-play.ts';
import type { Play } from '#shared/contracts/plays.ts';

/** What the one dialog about plays shows. */
export type PlayDialogView =
  | { kind: 'scoreboard'; gameId: number }
  | { kind: 'choose' }
  | {
      kind: 'session';
      game: PlayedGame;
      play: Play | null;
      /** A play that was recorded without network, to change it before it is sent. */
      waiting?: WaitingPlay;
      back: PlayDialogView | null;
    };

let current: PlayDialogView | null = null;
const listeners = new Set<() => void>();

export function showPlayDialog(view: PlayDialogView | null): void {
  current = view;
  for (const listener of listeners) listener();
}

/** Goes back from a view to what it came from, unless something else is shown by now. */
export function leave(view: PlayDialogView): void {
  if (current === view) showPlayDialog(view.kind === 'session' ? view.back : null);
}

/** Closes the form of a play that is recorded: back to its scoreboard, or altogether. */
export function finish(view: Extract<PlayDialogView, { kind: 'session' }>): void {
  if (current === view) showPlayDialog(view.back?.kind === 'choose' ? null : view.back);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePlayDialogView = (): PlayDialogView | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

/** Opens the scoreboard of a game on the owner's lists. */
export const openScoreboard = (gameId: number): void => showPlayDialog({ kind: 'scoreboard', gameId });

/** Opens the form of a new play, after asking for the game. */
export const openLogPlay = (): void => showPlayDialog({ kind: 'choose' });

/** Opens the form of a new play of a game. */
export const openGamePlay = ({ id, title }: { id: number; title: string }): void =>
  showPlayDialog({ kind: 'session', game: { id, title }, play: null, back: null });

/** Opens a recorded play for editing. */
export const openPlay = (play: Play): void =>
  showPlayDialog({ kind: 'session', game: { id: play.gameId, title: play.gameTitle }, play, back: null });

/** Opens a play that waits to be sent; from a scoreboard, it leads back there. */
export const openWaiting = (waiting: WaitingPlay): void =>
  showPlayDialog({ kind: 'session', game: waiting.game, play: null, waiting, back: current });
