import { FIELD_NAMES, fieldOf, type CollectionFilter } from '#client/entities/games/rules/collection-filter.ts';

/** Number of settings that ask for something, without the search text. */
export const filtersInUse = (filter: CollectionFilter): number =>
  FIELD_NAMES.filter((name) => name !== 'search' && name !== 'playersBy' && fieldOf(name).write(filter[name]) !== null)
    .length;
