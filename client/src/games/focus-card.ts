/**
 * Focuses the card at a position in the grid, from 0; the last one if there are fewer; without cards the heading of the
 * empty state.
 */
export function focusCard(within: ParentNode | null, position: number): void {
  const cards = [...(within?.querySelectorAll<HTMLElement>('[data-position]') ?? [])];
  const card = cards.find(({ dataset }) => Number(dataset.position) === position) ?? cards.at(-1);
  const target = card ?? within?.querySelector<HTMLElement>('.empty-state-title');
  if (target) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
