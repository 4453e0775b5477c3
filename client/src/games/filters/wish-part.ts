import { WISH_PRIORITY_LABELS } from '#shared/games/game-states.ts';
import { anyOf, filterPart } from './filter-part.ts';
import { t } from '#client/games/words/words.ts';

/** Wishes with one of these priorities, 1 for the most wanted. */
export const wishPart = filterPart(
  {
    wishPriorities: anyOf({
      param: 'priority',
      known: WISH_PRIORITY_LABELS.map((_label, index) => index + 1),
      presentIn: ({ games }) => games.flatMap(({ isWishlist, wishPriority }) => (isWishlist && wishPriority) || []),
      legend: t('Wish priority, any of them'),
      label: (priority) => WISH_PRIORITY_LABELS[priority - 1] ?? '',
    }),
  },
  ({ wishPriorities: chosen }) =>
    chosen.length === 0 ? null : ({ isWishlist, wishPriority }) => isWishlist && chosen.includes(wishPriority ?? 0),
);
