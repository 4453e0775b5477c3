/** What Enter does in one of the fields of the rows. */
export type EnterMove = { to: 'field'; index: number } | { to: 'new row' } | { to: 'submit' };

interface EnterAt {
  /** Of the field, among all fields of all rows. */
  index: number;
  /** Of those fields. */
  count: number;
  inLastRow: boolean;
  /** Nobody is named in it. */
  lastRowIsEmpty: boolean;
}

/** Enter goes to the next field; from the last one to a new row, and from a last row that is still empty to the button. */
export function enterMove({ index, count, inLastRow, lastRowIsEmpty }: EnterAt): EnterMove {
  if (inLastRow && lastRowIsEmpty) return { to: 'submit' };
  return index + 1 < count ? { to: 'field', index: index + 1 } : { to: 'new row' };
}
