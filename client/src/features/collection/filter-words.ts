import type { CollectionFilter } from '#shared/rules/games/collection-filter.ts';

/** The fields of a filter that the sheet sets. */
export type SheetFilter = Omit<CollectionFilter, 'search'>;

const PLAYERS_WORDS = { fits: 'Fits', recommended: 'Recommended with', best: 'Best with' } as const;

/** A number of players as a filter shows it: '8+' for eight and more. */
export const playersLabel = (players: number): string => (players === 8 ? '8+' : String(players));

/** What a filter asks for beside category and difficulty: 'Best with 5, up to 60 minutes'; empty where that is nothing. */
export function filterWords(filter: SheetFilter): string {
  const { players, playersBy, minutes, weight, unplayedOnly, favoritesOnly } = filter;
  const parts = [
    players === null ? '' : `${PLAYERS_WORDS[playersBy].toLowerCase()} ${playersLabel(players)}`,
    minutes === null ? '' : `up to ${minutes} minutes`,
    weight === null ? '' : `weight up to ${weight}`,
    unplayedOnly ? 'unplayed' : '',
    favoritesOnly ? 'favorites' : '',
  ];
  const words = parts.filter((part) => part !== '').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many fields of a filter ask for something. @param unfiltered what asks for nothing */
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
  return fields.filter((field) => filter[field as keyof SheetFilter] !== unfiltered[field as keyof SheetFilter]).length;
}
