import { IMPORT_ACTIONS, type ImportAction } from '#shared/enums.ts';
import { moneyText } from '#client/copies/copy-text.ts';
import type { ImportRow, ImportSummary } from '#shared/transfer/imports-contract.ts';
import { writtenFor } from '#client/lib/reader-time.ts';
import { countText } from '#client/lib/number-text.ts';

const number = new Intl.NumberFormat();

export const formatNumber = (value: number): string => number.format(value);

/** For a day as YYYY-MM-DD. */
export const formatDay = (date: string): string =>
  writtenFor(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });

/** '1 game', '1,234 games'. */
export const counted = (count: number, noun: string): string =>
  `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

const NAMES_SHOWN = 4;

/** 'Ana, Ben', 'Ana, Ben, Cleo, Dan and 2 more'. @param total how many there are, if more than these */
export function namesInShort(names: readonly string[], total = names.length): string {
  const shown = names.slice(0, total > NAMES_SHOWN + 1 ? NAMES_SHOWN : names.length);
  const others = total - shown.length;
  return shown.join(', ') + (others > 0 ? ` and ${others} more` : '');
}

type FileCopies = NonNullable<ImportRow['game']>['copies'];

/**
 * Describes copies: '€49.00, Cottage', '2 copies: €49.00; Cottage'; empty where a file has neither price nor place of
 * one copy.
 */
export function copiesInShort(copies: FileCopies, locale?: string): string {
  const described = copies
    .map(({ pricePaid, priceCurrency, place }) =>
      [pricePaid !== null && moneyText(pricePaid, priceCurrency, locale), place].filter(Boolean).join(', '),
    )
    .filter((words) => words !== '')
    .join('; ');
  if (copies.length < 2) return described;
  return [`${number.format(copies.length)} copies`, described].filter(Boolean).join(': ');
}

/** '87 games and 792 plays'; only one of them if the other is zero. */
export const gamesAndPlays = (games: number, plays: number): string =>
  [...(games > 0 || plays === 0 ? [counted(games, 'game')] : []), ...(plays > 0 ? [counted(plays, 'play')] : [])].join(
    ' and ',
  );

/** The label of a preview's button: the new entries of the file, and the owner's choices. */
export function importButtonLabel(
  news: string | null,
  { erase, bringBack }: Record<'erase' | 'bringBack', number>,
): string {
  if (news !== null) return `Import ${news}${bringBack > 0 ? ` and bring ${number.format(bringBack)} back` : ''}`;
  if (bringBack === 0) return 'Remove what is chosen';
  return erase === 0 ? `Bring ${number.format(bringBack)} back` : 'Apply choices';
}

/** The content of a file: '760 rows', or with plays '161 games, 854 plays, 159 people, 12 places'. */
export function contentsOf({ rows, plays, people, places }: ImportSummary): string {
  const playCount = IMPORT_ACTIONS.reduce((sum, action) => sum + plays[action], 0);
  if (playCount === 0) return counted(rows, 'row');
  const persons = people === 1 ? '1 person' : `${number.format(people)} people`;
  return [counted(rows - playCount, 'game'), counted(playCount, 'play'), persons, counted(places, 'place')].join(', ');
}

/** The source of an import: a file name, or a user's collection. */
export const sourceName = ({ format, fileName }: Pick<ImportSummary, 'format' | 'fileName'>): string =>
  format === 'bgg_user' ? `${fileName} on BoardGameGeek` : fileName;

const PLANNED: Record<ImportAction, string> = {
  add: 'To add',
  change: 'To change',
  same: 'Already there',
  skip: 'Left out',
  deleted: 'Deleted here',
};
const FINISHED: Record<ImportAction, string> = { ...PLANNED, add: 'Added', change: 'Changed' };

/** Labels of the actions, before and after the import. */
export const actionLabels = (status: ImportSummary['status']): Record<ImportAction, string> =>
  status === 'preview' ? PLANNED : FINISHED;

/** Whether an import's file contains plays. */
export const containsPlays = ({ plays }: Pick<ImportSummary, 'plays'>): boolean =>
  IMPORT_ACTIONS.some((action) => plays[action] > 0);

/** Lists the additions: '266 games, 51 expansions, 54 wishes, 929 plays'. Empty if there are none. */
export function addedText({ counts, plays, expansions, wishlist }: Added): string {
  const parts: [number, string, string?][] = [
    [counts.add - plays.add - expansions - wishlist, 'game'],
    [expansions, 'expansion'],
    [wishlist, 'wish', 'wishes'],
    [plays.add, 'play'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => countText(count, one, many))
    .join(', ');
}
type Added = Pick<ImportSummary, 'counts' | 'plays' | 'expansions' | 'wishlist'>;

/** '2 games changed: Azul, Heat'; null if none. @param rows the first changed ones */
export function changedText(
  { counts, plays }: Pick<ImportSummary, 'counts' | 'plays'>,
  rows: readonly Pick<ImportRow, 'title' | 'game'>[],
): string | null {
  const total = counts.change - plays.change;
  const titles = rows.flatMap(({ title, game }) => (game === null ? [] : [title]));
  return total === 0 || titles.length === 0
    ? null
    : `${counted(total, 'game')} changed: ${namesInShort(titles, total)}`;
}

/** '512 added, 3 changed, 4 left out': the non-zero counts, in lower case. */
export function tally({ counts, status }: Pick<ImportSummary, 'counts' | 'status'>): string {
  const labels = actionLabels(status);
  return IMPORT_ACTIONS.filter((action) => counts[action] > 0)
    .map((action) => `${formatNumber(counts[action])} ${labels[action].toLowerCase()}`)
    .join(', ');
}
