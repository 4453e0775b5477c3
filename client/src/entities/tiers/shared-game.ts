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

/** Opens 'Share Your Game Evolution' for a game, from wherever: a card, or a toast that has outlived its page. */
export const shareEvolution = (game: Game): void => set(game);

export const closeSharing = (): void => set(null);

/** The game whose evolution is being shared, if any. */
export const useSharedGame = (): Game | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
