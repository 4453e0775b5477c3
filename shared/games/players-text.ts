/** Joins consecutive numbers: [2, 3, 5] becomes '2-3, 5'. */
function joinRuns(counts: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const count of counts) {
    const run = runs.at(-1);
    if (run && count === run[1] + 1) run[1] = count;
    else runs.push([count, count]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/** Stored player counts ('3,4') as display text ('3-4'); null if none. */
export function playerCountsText(stored: string | null): string | null {
  const counts = (stored ?? '').split(',').flatMap((text) => (/^\s*\d{1,4}\s*$/.test(text) ? [Number(text)] : []));
  const ascending = [...new Set(counts)].sort((a, b) => a - b);
  return joinRuns(ascending) || null;
}

/** 'Best with 3-4' from stored player counts ('3,4'); null if none. */
export function bestWithText(bestPlayers: string | null): string | null {
  const counts = playerCountsText(bestPlayers);
  return counts && `Best with ${counts}`;
}
