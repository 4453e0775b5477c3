/**
 * Moves focus to the card at a position in the grid, counted from 0; to the last card if there are fewer, and without
 * any to the heading of what stands in their place.
 */
export function focusCard(within: ParentNode | null, position: number): void {
  const cards = [...(within?.querySelectorAll<HTMLElement>('[data-position]') ?? [])];
  const card = cards.find(({ dataset }) => Number(dataset.position) === position) ?? cards.at(-1);
  const target = card ?? within?.querySelector<HTMLElement>('.empty-state-title');
  if (target) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
