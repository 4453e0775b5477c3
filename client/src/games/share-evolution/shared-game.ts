import { createStore } from '#client/lib/create-store.ts';
import type { Game } from '#shared/games/games-contract.ts';

const sharedGame = createStore<Game | null>(null);

/** Opens 'Share Your Game Evolution' for a game. */
export const shareEvolution = (game: Game): void => sharedGame.set(game);

export const closeSharing = (): void => sharedGame.set(null);

/** The game being shared, if any. */
export const useSharedGame = sharedGame.useValue;
