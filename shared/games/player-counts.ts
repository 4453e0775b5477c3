import { t } from '#shared/words/words.ts';

const MAX_COUNTS = 20;

/**
 * Parses player counts ('3', '2-4, 6', '3 and 4') into the stored form '2,3,4,6'. Null for any other content or more
 * than 20 counts.
 */
export function playerCountsIn(text: string): string | null {
  const counts = new Set<number>();
  for (const part of partsOf(text)) {
    const [, first, last] = /^(\d{1,2})(?:\s*[-–—]\s*(\d{1,2}))?$/.exec(part) ?? [];
    if (first === undefined) return null;
    const [from, to] = [Number(first), Number(last ?? first)];
    if (from < 1 || to < from) return null;
    for (let count = from; count <= to; count += 1) counts.add(count);
  }
  return counts.size > MAX_COUNTS ? null : [...counts].sort((a, b) => a - b).join(',');
}

/** Splits at commas, semicolons, slashes, 'and' and 'or'; consecutive separators count once. */
const partsOf = (text: string): string[] =>
  text
    .replace(/\b(?:and|or)\b/gi, ',')
    .split(/[,;/]/)
    .map((piece) => piece.trim())
    .filter((piece, place, pieces) => piece !== '' || place === 0 || place === pieces.length - 1);

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
  return counts && t('Best with {counts}', { counts });
}
