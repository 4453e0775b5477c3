/** The position in the grid, stored in the history entry, so that Back and reload restore it. */
export interface GridScrollPosition {
  /** Index of the first game of the row at the top of the window. */
  position: number;
  /** Pixels of that row above the window. */
  offset: number;
}

interface GridEntryState {
  gridPlace?: GridScrollPosition;
  /** Id of a game to scroll to, once. */
  showGame?: number;
}

const entryState = (): GridEntryState => (history.state as GridEntryState | null) ?? {};

/** History state for a navigation to a grid that shows a game. */
export const showing = (gameId: number): GridEntryState => ({ showGame: gameId });

export const scrollPositionOfEntry = (): GridScrollPosition | undefined => entryState().gridPlace;
export const gameToShow = (): number | undefined => entryState().showGame;

/** Stores the position, or that the window is at the top; clears the game to show. */
export function saveScrollPosition(position: GridScrollPosition | undefined): void {
  const { gridPlace: _position, showGame: _shown, ...rest } = entryState();
  history.replaceState(position ? { ...rest, gridPlace: position } : rest, '');
}
