import { UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';
import { filterText } from './filter-text.ts';
import { COLLECTION_SORT_OPTIONS } from './sort-options.ts';

type Worded = Parameters<typeof filterText>[0] & Pick<CollectionView, 'sort' | 'isReversed' | 'group'>;

/** Describes a view, with order and groups where they are not the default: 'Unplayed, sorted by weight'. */
export function viewText(view: Worded): string {
  const isUsual = view.sort === UNFILTERED.sort && !view.isReversed;
  const sort = COLLECTION_SORT_OPTIONS.find(({ value }) => value === view.sort)?.label.toLowerCase() ?? '';
  const parts = [
    filterText(view),
    isUsual ? '' : `sorted by ${sort}${view.isReversed ? ', reversed' : ''}`,
    view.group === UNFILTERED.group ? '' : `grouped by ${view.group}`,
  ];
  const words = parts.filter((part) => part !== '').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
