import { useSyncExternalStore } from 'react';
import type { Game } from '#shared/contracts/games.ts';

let current: Game | null = null;
const listeners = new Set<() => void>();

function set(game: Game | null): void {
  current = game;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens 'Share Your Game Evolution' for a game. */
export const shareEvolution = (game: Game): void => set(game);

export const closeSharing = (): void => set(null);

/** The game being shared, if any. */
export const useSharedGame = (): Game | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
