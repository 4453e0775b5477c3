/** A field of the rows, as far as moving between them goes. */
export interface RowEntry {
  /** Place of its row, from 0. */
  row: number;
  isName: boolean;
  isFilled: boolean;
}

/** Where a key leads from a field of the rows. */
export type RowMove = { to: 'field'; index: number } | { to: 'new row' } | { to: 'submit' };

/**
 * Enter goes to the next field, and past the names that are there: from score to score, and from the last one to the button.
 * Whoever types names and scores in turn gets a new row instead; Enter in a last row that is still empty goes to the button.
 * @param index of the field, among the fields of all rows
 * @param typingRow place of the row whose name Enter has just left; null for none
 */
export function enterMove(entries: readonly RowEntry[], index: number, typingRow: number | null): RowMove {
  const here = entries[index];
  const lastRow = entries.at(-1)?.row;
  if (!here) return { to: 'submit' };
  const isNamed = entries.some(({ row, isName, isFilled }) => row === here.row && isName && isFilled);
  if (here.row === lastRow && !isNamed) return { to: 'submit' };
  const next = entries.findIndex(
    ({ isName, isFilled }, place) => place > index && (here.isName || !isName || !isFilled),
  );
  if (next !== -1) return { to: 'field', index: next };
  return here.isName || typingRow === here.row ? { to: 'new row' } : { to: 'submit' };
}
