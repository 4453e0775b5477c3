import { language } from '#client/lib/words/language.ts';
import { UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';
import { filterText } from './filter-text.ts';
import { COLLECTION_SORT_OPTIONS } from './sort-options.ts';
import { t } from '#client/collection/words/words.ts';

type Worded = Parameters<typeof filterText>[0] & Pick<CollectionView, 'sort' | 'isReversed' | 'group'>;

const GROUPED: Record<CollectionView['group'], string> = {
  none: '',
  category: t('grouped by category'),
  tier: t('grouped by tier'),
  place: t('grouped by place'),
};

/** Describes a view, with order and groups where they are not the default: 'Unplayed, sorted by weight'. */
export function viewText(view: Worded): string {
  const isUsual = view.sort === UNFILTERED.sort && !view.isReversed;
  const label = COLLECTION_SORT_OPTIONS.find(({ value }) => value === view.sort)?.label ?? '';
  // Other languages quote it: German nouns have capitals.
  const sort = language === 'en' ? label.toLowerCase() : label;
  const parts = [
    filterText(view),
    isUsual ? '' : view.isReversed ? t('sorted by {sort}, reversed', { sort }) : t('sorted by {sort}', { sort }),
    GROUPED[view.group],
  ];
  const words = parts.filter((part) => part !== '').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
