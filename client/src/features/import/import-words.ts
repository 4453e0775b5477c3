import { IMPORT_ACTIONS, type ImportAction } from '#shared/enums.ts';
import type { ImportSummary } from '#shared/contracts/imports.ts';

const number = new Intl.NumberFormat();
const megabytes = new Intl.NumberFormat(undefined, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
const kilobytes = new Intl.NumberFormat(undefined, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const formatNumber = (value: number): string => number.format(value);
export const formatMoment = (moment: Date): string => dateAndTime.format(moment);

/** '1 game', '1,234 games'. */
export const counted = (count: number, noun: string): string =>
  `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** '250 kB', '4.9 MB'. */
export const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? kilobytes.format(Math.ceil(bytes / 1024)) : megabytes.format(bytes / (1024 * 1024));

const PLANNED: Record<ImportAction, string> = {
  add: 'To add',
  change: 'To change',
  same: 'Already there',
  skip: 'Left out',
};
const FINISHED: Record<ImportAction, string> = { ...PLANNED, add: 'Added', change: 'Changed' };

/** What the import does with a kind of rows, before or after it did so. */
export const actionLabels = (status: ImportSummary['status']): Record<ImportAction, string> =>
  status === 'preview' ? PLANNED : FINISHED;

/** Of what is added: '34 expansions, 12 for the wishlist'. Empty when it is neither. */
export function ofWhich({ expansions, wishlist }: Pick<ImportSummary, 'expansions' | 'wishlist'>): string {
  const parts = [
    ...(expansions > 0 ? [counted(expansions, 'expansion')] : []),
    ...(wishlist > 0 ? [`${formatNumber(wishlist)} for the wishlist`] : []),
  ];
  return parts.join(', ');
}

/** '512 added, 3 changed, 4 left out': the counts that are not nought, in lower case. */
export function tally({ counts, status }: Pick<ImportSummary, 'counts' | 'status'>): string {
  const labels = actionLabels(status);
  return IMPORT_ACTIONS.filter((action) => counts[action] > 0)
    .map((action) => `${formatNumber(counts[action])} ${labels[action].toLowerCase()}`)
    .join(', ');
}
