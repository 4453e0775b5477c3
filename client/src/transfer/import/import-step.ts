import type { ImportSummary } from '#shared/transfer/imports-contract.ts';

/** The step that an import's screen shows. */
export type ImportStep = 'reading' | 'unread' | 'preview' | 'importing' | 'done' | 'undoing' | 'undone';

const AT_REST = { reading: 'unread', preview: 'preview', applied: 'done', undone: 'undone' } as const;

/** A running import has progress; its status is still the previous one. */
export function stepOf({ status, progress }: Pick<ImportSummary, 'status' | 'progress'>): ImportStep {
  if (progress && status === 'reading') return 'reading';
  if (progress) return status === 'applied' ? 'undoing' : 'importing';
  return AT_REST[status];
}

type Counted = Pick<ImportSummary, 'counts' | 'plays'>;

/** Number of games that an import adds or changes. */
export const gamesTouched = ({ counts, plays }: Counted): number =>
  counts.add + counts.change - playsTouched({ plays });

/** Number of plays that an import adds or changes. */
export const playsTouched = ({ plays }: Pick<Counted, 'plays'>): number => plays.add + plays.change;
