/** Whether a game has any of the chosen tags; without a choice every game passes. */
export const hasAnyTag =
  (chosen: readonly number[]) =>
  ({ tagIds }: { tagIds?: readonly number[] }): boolean =>
    chosen.length === 0 || (tagIds?.some((id) => chosen.includes(id)) ?? false);
