import { type BarcodeSuggestion, titleOnly } from '#shared/contracts/barcodes.ts';
import { barcodeKey } from '#shared/rules/barcodes/barcode.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Connection } from '#server/database/database.ts';
import { knownGame } from '#server/domain/titles/service.ts';
import { type ConfirmedTitle, confirmedTitles } from './store.ts';

/** Owners who must have written a title that no title list has before others see it. */
const ENOUGH_OWNERS = 3;
const MOST_TITLES = 50;
const MOST_SUGGESTIONS = 5;

/**
 * What a barcode means to the other owners of this server, most owners first. A game of the title lists is named as the lists name
 * it; any other title is shown only if at least three owners have it.
 */
export async function suggestTitles(db: Connection, owner: Owner, code: string): Promise<BarcodeSuggestion[]> {
  const key = barcodeKey(code);
  if (key === null) return [];
  const titles = await confirmedTitles(db, key, owner.id, MOST_TITLES);
  const shown = new Map<number | string, BarcodeSuggestion>();
  for (const suggestion of await Promise.all(titles.map(suggestionOf)))
    if (suggestion) {
      const id = suggestion.bggId ?? titleKey(suggestion.title);
      if (!shown.has(id)) shown.set(id, suggestion);
    }
  return [...shown.values()].slice(0, MOST_SUGGESTIONS);
}

async function suggestionOf({ title, bggId, owners }: ConfirmedTitle): Promise<BarcodeSuggestion | undefined> {
  const known = await knownGame({ title, bggId });
  if (known) return known;
  return owners < ENOUGH_OWNERS ? undefined : titleOnly(title);
}
