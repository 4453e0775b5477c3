/** Change to a tag or state of the chosen games; undefined leaves each as it is. */
export type CheckboxChange = 'add' | 'remove' | undefined;

/**
 * The change after a press on its box. @param change before it @param uses how many of the chosen games have it @param
 * games how many are chosen
 */
export function nextCheckboxChange(change: CheckboxChange, uses: number, games: number): CheckboxChange {
  if (change === 'remove') return undefined;
  if (change === 'add') return uses > 0 ? 'remove' : undefined;
  return uses === games ? 'remove' : 'add';
}
