/** A field of the rows, for keyboard navigation. */
export interface RowEntry {
  /** Index of its row. */
  row: number;
  isName: boolean;
  isFilled: boolean;
}

/** The target of a key press in a field of the rows. */
export type RowMove = { to: 'field'; index: number } | { to: 'new row' } | { to: 'submit' };

/**
 * Enter moves to the next field and skips existing names: from score to score, and from the last one to the submit
 * button. When names and scores are typed alternately, it adds a row instead; Enter in an empty last row moves to the
 * submit button. @param index of the field among all rows' fields @param typingRow index of the row whose name Enter
 * has just left; null for none
 */
export function enterMove(entries: readonly RowEntry[], index: number, typingRow: number | null): RowMove {
  const here = entries[index];
  const lastRow = entries.at(-1)?.row;
  if (!here) return { to: 'submit' };
  const isNamed = entries.some(({ row, isName, isFilled }) => row === here.row && isName && isFilled);
  if (here.row === lastRow && !isNamed) return { to: 'submit' };
  const next = entries.findIndex(
    ({ isName, isFilled }, other) => other > index && (here.isName || !isName || !isFilled),
  );
  if (next !== -1) return { to: 'field', index: next };
  return here.isName || typingRow === here.row ? { to: 'new row' } : { to: 'submit' };
}
