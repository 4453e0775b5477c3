import { IMPORT_ACTIONS, type ImportAction } from '#shared/enums.ts';
import { moneyText } from '#client/copies/copy-text.ts';
import type { ImportRow, ImportSummary } from '#shared/transfer/imports-contract.ts';
import { writtenFor } from '#client/lib/reader-time.ts';
import { t } from '#client/transfer/words/words.ts';

const number = new Intl.NumberFormat();

export const formatNumber = (value: number): string => number.format(value);

/** For a day as YYYY-MM-DD. */
export const formatDay = (date: string): string =>
  writtenFor(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });

const COUNTED = {
  game: (count: number) => t('{count, plural, one {# game} other {# games}}', { count }),
  play: (count: number) => t('{count, plural, one {# play} other {# plays}}', { count }),
  row: (count: number) => t('{count, plural, one {# row} other {# rows}}', { count }),
  expansion: (count: number) => t('{count, plural, one {# expansion} other {# expansions}}', { count }),
  wish: (count: number) => t('{count, plural, one {# wish} other {# wishes}}', { count }),
  person: (count: number) => t('{count, plural, one {# person} other {# people}}', { count }),
  place: (count: number) => t('{count, plural, one {# place} other {# places}}', { count }),
};

/** '1 game', '1,234 games'. */
export const counted = (count: number, noun: keyof typeof COUNTED): string => COUNTED[noun](count);

const NAMES_SHOWN = 4;

/** 'Ana, Ben', 'Ana, Ben, Cleo, Dan and 2 more'. @param total how many there are, if more than these */
export function namesInShort(names: readonly string[], total = names.length): string {
  const shown = names.slice(0, total > NAMES_SHOWN + 1 ? NAMES_SHOWN : names.length);
  const others = total - shown.length;
  const listed = shown.join(', ');
  return others > 0
    ? t('{names} and {count, plural, one {# more} other {# more}}', { names: listed, count: others })
    : listed;
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
  const count = copies.length;
  return described === ''
    ? t('{count, plural, one {# copy} other {# copies}}', { count })
    : t('{count, plural, one {# copy: {described}} other {# copies: {described}}}', { count, described });
}

/** '87 games and 792 plays'; only one of them if the other is zero. */
export function gamesAndPlays(games: number, plays: number): string {
  if (plays === 0) return counted(games, 'game');
  if (games === 0) return counted(plays, 'play');
  return t('{games} and {plays}', { games: counted(games, 'game'), plays: counted(plays, 'play') });
}

/** The label of a preview's button: the new entries of the file, and the owner's choices. */
export function importButtonLabel(
  news: string | null,
  { erase, bringBack }: Record<'erase' | 'bringBack', number>,
): string {
  const count = number.format(bringBack);
  if (news !== null)
    return bringBack > 0 ? t('Import {news} and bring {count} back', { news, count }) : t('Import {news}', { news });
  if (bringBack === 0) return t('Remove what is chosen');
  return erase === 0 ? t('Bring {count} back', { count }) : t('Apply choices');
}

/** The content of a file: '760 rows', or with plays '161 games, 854 plays, 159 people, 12 places'. */
export function contentsOf({ rows, plays, people, places }: ImportSummary): string {
  const playCount = IMPORT_ACTIONS.reduce((sum, action) => sum + plays[action], 0);
  if (playCount === 0) return counted(rows, 'row');
  return [
    counted(rows - playCount, 'game'),
    counted(playCount, 'play'),
    counted(people, 'person'),
    counted(places, 'place'),
  ].join(', ');
}

/** The source of an import: a file name, or a user's collection. */
export const sourceName = ({ format, fileName }: Pick<ImportSummary, 'format' | 'fileName'>): string =>
  format === 'bgg_user' ? t('{name} on BoardGameGeek', { name: fileName }) : fileName;

const PLANNED: Record<ImportAction, string> = {
  add: t('To add'),
  change: t('To change'),
  same: t('Already there'),
  skip: t('Left out'),
  deleted: t('Deleted here'),
};
const FINISHED: Record<ImportAction, string> = { ...PLANNED, add: t('Added'), change: t('Changed') };

/** Labels of the actions, before and after the import. */
export const actionLabels = (status: ImportSummary['status']): Record<ImportAction, string> =>
  status === 'preview' ? PLANNED : FINISHED;

/** Whether an import's file contains plays. */
export const containsPlays = ({ plays }: Pick<ImportSummary, 'plays'>): boolean =>
  IMPORT_ACTIONS.some((action) => plays[action] > 0);

/** Lists the additions: '266 games, 51 expansions, 54 wishes, 929 plays'. Empty if there are none. */
export function addedText({ counts, plays, expansions, wishlist }: Added): string {
  const parts: [number, keyof typeof COUNTED][] = [
    [counts.add - plays.add - expansions - wishlist, 'game'],
    [expansions, 'expansion'],
    [wishlist, 'wish'],
    [plays.add, 'play'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => counted(count, noun))
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
    : t('{count, plural, one {# game changed: {titles}} other {# games changed: {titles}}}', {
        count: total,
        titles: namesInShort(titles, total),
      });
}

const TALLIED: Record<ImportAction, (count: number) => string> = {
  add: (count) => t('{count, plural, one {# to add} other {# to add}}', { count }),
  change: (count) => t('{count, plural, one {# to change} other {# to change}}', { count }),
  same: (count) => t('{count, plural, one {# already there} other {# already there}}', { count }),
  skip: (count) => t('{count, plural, one {# left out} other {# left out}}', { count }),
  deleted: (count) => t('{count, plural, one {# deleted here} other {# deleted here}}', { count }),
};
const TALLIED_AFTERWARDS: typeof TALLIED = {
  ...TALLIED,
  add: (count) => t('{count, plural, one {# added} other {# added}}', { count }),
  change: (count) => t('{count, plural, one {# changed} other {# changed}}', { count }),
};

/** '512 added, 3 changed, 4 left out': the non-zero counts, in lower case. */
export function tally({ counts, status }: Pick<ImportSummary, 'counts' | 'status'>): string {
  const tallied = status === 'preview' ? TALLIED : TALLIED_AFTERWARDS;
  return IMPORT_ACTIONS.filter((action) => counts[action] > 0)
    .map((action) => tallied[action](counts[action]))
    .join(', ');
}
