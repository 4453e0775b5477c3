import type { ImportSummary } from '#shared/contracts/imports.ts';

/** Where an import stands, as its screen shows it. */
export type ImportStep = 'reading' | 'unread' | 'preview' | 'importing' | 'done' | 'undoing' | 'undone';

const AT_REST = { reading: 'unread', preview: 'preview', applied: 'done', undone: 'undone' } as const;

/** A running import is known by its progress; its status still tells where it started from. */
export function stepOf({ status, progress }: Pick<ImportSummary, 'status' | 'progress'>): ImportStep {
  if (progress && status === 'reading') return 'reading';
  if (progress) return status === 'applied' ? 'undoing' : 'importing';
  return AT_REST[status];
}

type Counted = Pick<ImportSummary, 'counts' | 'plays'>;

/** Games that an import adds or changes. */
export const gamesTouched = ({ counts, plays }: Counted): number =>
  counts.add + counts.change - playsTouched({ plays });

/** Plays that an import adds or changes. */
export const playsTouched = ({ plays }: Pick<Counted, 'plays'>): number => plays.add + plays.change;
