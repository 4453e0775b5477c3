/** Ascending numbers with neighbours joined: [2, 3, 5] is '2-3, 5'. */
function joinRuns(counts: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const count of counts) {
    const run = runs.at(-1);
    if (run && count === run[1] + 1) run[1] = count;
    else runs.push([count, count]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/** Player counts as they are stored ('3,4') for people ('3-4'); null where none is known. */
export function playerCountsText(stored: string | null): string | null {
  const counts = (stored ?? '').split(',').flatMap((text) => (/^\s*\d{1,4}\s*$/.test(text) ? [Number(text)] : []));
  const ascending = [...new Set(counts)].sort((a, b) => a - b);
  return joinRuns(ascending) || null;
}

/** 'Best with 3-4' from player counts joined by commas, as they are stored ('3,4'); null where none is known. */
export function bestWithText(bestPlayers: string | null): string | null {
  const counts = playerCountsText(bestPlayers);
  return counts && `Best with ${counts}`;
}
