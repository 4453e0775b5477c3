import { type BarcodeSuggestion, titleOnly } from '#shared/copies/barcodes-contract.ts';
import { barcodeKey } from '#shared/copies/barcode.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { type Titles, knownGame } from '#server/games/service.ts';
import { type ConfirmedTitle, confirmedTitles } from './barcode-store.ts';

/** Owners who must have written a title that no title list has before others see it; new accounts do not count. */
const MIN_OWNERS = 3;
const MAX_TITLES = 50;
const MAX_SUGGESTIONS = 5;

/**
 * Returns the titles that other owners of this server gave a barcode, most owners first. A game of the title lists is
 * named as the lists name it; any other title is returned only if at least three owners whose accounts are not new have
 * it, and never if it contains a web address. Titles and ids count for the game that each of them names, so one owner's
 * wrong id changes nothing for those who have another.
 */
export async function suggestTitles(
  db: Connection,
  titles: Titles,
  owner: Owner,
  code: string,
): Promise<BarcodeSuggestion[]> {
  const key = barcodeKey(code);
  if (key === null) return [];
  const named = await Promise.all(
    (await confirmedTitles(db, key, owner.id, MAX_TITLES)).map((confirmed) => withGame(titles, confirmed)),
  );
  const shown = new Map<
    number | string,
    { suggestion: BarcodeSuggestion; owners: number; establishedOwners: number }
  >();
  for (const { suggestion, owners, establishedOwners } of named) {
    const id = suggestion.bggId ?? titleKey(suggestion.title);
    shown.set(id, {
      suggestion: shown.get(id)?.suggestion ?? suggestion,
      owners: (shown.get(id)?.owners ?? 0) + owners,
      establishedOwners: (shown.get(id)?.establishedOwners ?? 0) + establishedOwners,
    });
  }
  return [...shown.values()]
    .filter(
      ({ suggestion, establishedOwners }) =>
        suggestion.bggId !== null || (establishedOwners >= MIN_OWNERS && !namesWebAddress(suggestion.title)),
    )
    .toSorted((one, other) => other.owners - one.owners)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** Advertising, not the title of a game. */
const namesWebAddress = (title: string): boolean => /:\/\/|www\.|[\p{L}\d]\.[a-z]{2,}(?:\/|$|\s)/iu.test(title);

const withGame = async (titles: Titles, { title, bggId, ...voices }: ConfirmedTitle) => ({
  suggestion: (await knownGame(titles, { title, bggId })) ?? titleOnly(title),
  ...voices,
});
