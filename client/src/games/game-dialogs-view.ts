import { createStore } from '#client/lib/create-store.ts';

/**
 * Ids of the game being edited, of the game whose expansions are listed, which is behind it if both are open, and of
 * the game whose photo is changed, which is in front of both.
 */
interface GameDialogsView {
  photographed: number | null;
  edited: number | null;
  listed: number | null;
}

const view = createStore<GameDialogsView>({ photographed: null, edited: null, listed: null });
const show = (changes: Partial<GameDialogsView>): void => view.set({ ...view.read(), ...changes });

/** Opens 'Edit Game'. */
export const editGame = (gameId: number): void => show({ edited: gameId });
export const closeEditing = (): void => show({ edited: null });

/** Opens 'Photo of the Box'. */
export const photographGame = (gameId: number): void => show({ photographed: gameId });
export const closePhoto = (): void => show({ photographed: null });

/** Opens the list of a base game's expansions. */
export const listExpansions = (baseId: number): void => show({ listed: baseId });
export const closeExpansions = (): void => show({ listed: null });

export const useGameDialogsView = view.useValue;
