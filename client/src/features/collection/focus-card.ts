/** Moves focus to the card at a position in the grid, counted from 0; the last card if there are fewer. */
export function focusCard(within: ParentNode | null, position: number): void {
  const cards = [...(within?.querySelectorAll<HTMLElement>('[data-position]') ?? [])];
  const card = cards.find(({ dataset }) => Number(dataset.position) === position) ?? cards.at(-1);
  card?.focus({ preventScroll: true });
}
