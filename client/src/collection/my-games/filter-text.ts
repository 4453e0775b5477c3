import { FIELD_NAMES, fieldOf, type CollectionFilter } from '#client/games/filters/collection-filter.ts';
import { t } from '#client/collection/words/words.ts';

const PLAYERS_TEXTS = {
  fits: (players: string) => t('fits {players}', { players }),
  recommended: (players: string) => t('recommended with {players}', { players }),
  best: (players: string) => t('best with {players}', { players }),
};

/** A filter as text: 'Best with 5, up to 60 minutes'; empty if it asks for nothing. */
export function filterText(filter: CollectionFilter): string {
  const parts = FIELD_NAMES.map((name) => {
    const words = fieldOf(name).words(filter[name]);
    return name === 'players' && words !== '' ? PLAYERS_TEXTS[filter.playersBy](words) : words;
  });
  const words = parts.filter((part) => part !== '').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Number of settings that ask for something, without the search text. */
export const filtersInUse = (filter: CollectionFilter): number =>
  FIELD_NAMES.filter((name) => name !== 'search' && name !== 'playersBy' && fieldOf(name).write(filter[name]) !== null)
    .length;
