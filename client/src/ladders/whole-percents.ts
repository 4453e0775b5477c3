/** Chances as whole per cents that are 100 together: what rounding leaves goes to those with the largest remainders. */
export function wholePercents(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const floors = exact.map(Math.floor);
  const left = 100 - floors.reduce((sum, one) => sum + one, 0);
  const raised = exact
    .map((value, place) => ({ place, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.place - b.place)
    .slice(0, Math.max(0, left));
  for (const { place } of raised) floors[place] = (floors[place] ?? 0) + 1;
  return floors;
}
