import type { ImportSummary } from '#shared/contracts/imports.ts';

/** Where an import stands, as its screen shows it. */
export type ImportStep = 'preview' | 'importing' | 'done' | 'undoing' | 'undone';

const AT_REST = { preview: 'preview', applied: 'done', undone: 'undone' } as const;

/** A running import is known by its progress; its status still tells where it started from. */
export function stepOf({ status, progress }: Pick<ImportSummary, 'status' | 'progress'>): ImportStep {
  if (progress) return status === 'applied' ? 'undoing' : 'importing';
  return AT_REST[status];
}

/** Games that an import adds or changes. */
export const gamesTouched = ({ counts }: Pick<ImportSummary, 'counts'>): number => counts.add + counts.change;
