import type { PageGame } from '#shared/transfer/scrape-contract.ts';
import { NO_MIN_AGE } from '#shared/limits/limits.ts';
import { EMPTY_GAME_FORM, type GameFormFields } from '#client/games/game-form.ts';

/** Adds a missing 'https://'. */
export const completeAddress = (typed: string): string => {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
};

/** An integer from a number or text; null if there is none. */
const integer = (value: number | string | null): number | null => {
  const number = Number.parseInt(String(value), 10);
  return Number.isNaN(number) ? null : number;
};

/**
 * Merges an imported page into the form: empty values are skipped, so that nothing typed is erased; a missing age
 * becomes none, age and rating are integers, personal fields stay, and values of a previous import are dropped.
 */
export function importedFields(page: PageGame, current: GameFormFields): GameFormFields {
  const { bggId, year, weight, bestPlayers } = page;
  const { title, players, duration, category, difficulty, imageUrl, buyUrl } = page;
  const minAge = integer(page.minAge);
  const read = { title, players, duration, category, difficulty, imageUrl, buyUrl, rating: integer(page.rating) };
  return {
    ...EMPTY_GAME_FORM,
    youtube: current.youtube,
    notes: current.notes,
    isWishlist: current.isWishlist,
    known: { of: null, bggId, year, weight, bestPlayers },
    ...Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null && value !== '')),
    minAge: String(minAge ?? NO_MIN_AGE),
  };
}
