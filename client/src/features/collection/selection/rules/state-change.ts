/** What is to happen to a state of the chosen games; undefined to leave each as it is. */
export type StateChange = 'add' | 'remove' | undefined;

/**
 * The change after a press on a state's box. @param change before it @param uses how many of the chosen games have the
 * state @param games how many are chosen
 */
export function pressedState(change: StateChange, uses: number, games: number): StateChange {
  if (change === 'remove') return undefined;
  if (change === 'add') return uses > 0 ? 'remove' : undefined;
  return uses === games ? 'remove' : 'add';
}
