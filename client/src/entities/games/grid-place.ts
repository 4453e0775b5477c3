/** Where in the grid a visitor was: kept in the history entry, so that Back and a reload find it again. */
export interface GridPlace {
  /** Position of the first game of the row at the top of the window, from 0. */
  position: number;
  /** Pixels by which that row has gone out of the window. */
  offset: number;
}

interface GridEntryState {
  gridPlace?: GridPlace;
  /** Id of a game to go to, once. */
  showGame?: number;
}

const entryState = (): GridEntryState => (history.state as GridEntryState | null) ?? {};

/** State for a navigation to a grid that shall show a game. */
export const showing = (gameId: number): GridEntryState => ({ showGame: gameId });

export const placeOfEntry = (): GridPlace | undefined => entryState().gridPlace;
export const gameToShow = (): number | undefined => entryState().showGame;

/** Keeps a place, or that the window is at its top; a game that was to be shown has been. */
export function keepPlace(place: GridPlace | undefined): void {
  const { gridPlace: _place, showGame: _shown, ...rest } = entryState();
  history.replaceState(place ? { ...rest, gridPlace: place } : rest, '');
}
