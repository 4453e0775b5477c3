import type { CollectionFilter } from '#shared/rules/games/collection-filter.ts';

/** The filter fields in the sheet. */
export type SheetFilter = Omit<CollectionFilter, 'search'>;

const PLAYERS_WORDS = { fits: 'Fits', recommended: 'Recommended with', best: 'Best with' } as const;

/** The label of a player count: '8+' for eight and more. */
export const playersLabel = (players: number): string => (players === 8 ? '8+' : String(players));

/** Filters other than category and difficulty as text: 'Best with 5, up to 60 minutes'; empty if none. */
export function filterWords(filter: SheetFilter): string {
  const { players, playersBy, minutes, weight, unplayedOnly, favoritesOnly, tags } = filter;
  const parts = [
    players === null ? '' : `${PLAYERS_WORDS[playersBy].toLowerCase()} ${playersLabel(players)}`,
    minutes === null ? '' : `up to ${minutes} minutes`,
    weight === null ? '' : `weight up to ${weight}`,
    unplayedOnly ? 'unplayed' : '',
    tags.length === 0 ? '' : tags.length === 1 ? 'one tag' : `any of ${tags.length} tags`,
    favoritesOnly ? 'favorites' : '',
  ];
  const words = parts.filter((part) => part !== '').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Number of active filters. @param unfiltered the inactive values */
export function filtersInUse(filter: SheetFilter, unfiltered: SheetFilter): number {
  const fields = [
    'players',
    'minutes',
    'weight',
    'unplayedOnly',
    'favoritesOnly',
    'category',
    'difficulty',
    'expansions',
  ];
  const inUse = fields.filter((field) => filter[field as keyof SheetFilter] !== unfiltered[field as keyof SheetFilter]);
  return inUse.length + Number(filter.tags.length > 0);
}
