import { foldTitle } from './fold-title.ts';
import { Trigrams } from './trigrams.ts';
import { t } from '#shared/words/words.ts';

/** What is searched of an item: names, in which spaces are forgiven, and other text. */
export interface Searched {
  /** Folded. */
  names: readonly string[];
  /** Folded. */
  text: string;
  /** As they are written, but in one case: for signs, which folding leaves out. */
  written: string;
}

type Text = string | null | undefined;

const inOneCase = (text: string): string => text.normalize('NFC').toUpperCase();

/** Folds what is searched of an item. Long lists keep the result, because a list is searched at each key. */
export function searched(names: readonly Text[], text: Text = ''): Searched {
  const known = names.filter((name) => name !== null && name !== undefined);
  return { names: known.map(foldTitle), text: foldTitle(text ?? ''), written: inOneCase([...known, text].join('\n')) };
}

const MIN_JOINED_LENGTH = 3;
const MOST_NEAR = 6;

/**
 * Whether an item has a typed text in a name or in its text: case, accents, ligatures, apostrophes, punctuation and widths do not
 * count, and in names neither do spaces ('gloom haven').
 */
export function matcherOf(typed: string): (item: Searched) => boolean {
  const [query, plain] = [foldTitle(typed), inOneCase(typed.trim())];
  const joined = query.replaceAll(' ', '');
  return ({ names, text, written }) =>
    written.includes(plain) ||
    (query !== '' &&
      (text.includes(query) || names.some((name) => name.includes(query) || containsJoined(name, joined))));
}

/** Whether a text begins at a word of a name, with the spaces of both left out. */
function containsJoined(name: string, joined: string): boolean {
  if (joined.length < MIN_JOINED_LENGTH) return false;
  for (let start = 0; start !== -1 && start < name.length; start = name.indexOf(' ', start) + 1 || -1) {
    let same = 0;
    for (let at = start; at < name.length && same < joined.length; at += 1)
      if (name[at] === joined[same]) same += 1;
      else if (name[at] !== ' ') break;
    if (same === joined.length) return true;
  }
  return false;
}

/** Whether one name has the typed text. */
export const nameHas = (name: string, typed: string): boolean => matcherOf(typed)(searched([name]));

/**
 * The items that have a typed text, in their order; where none has it, those with the nearest names by shared trigrams, as in the
 * search of all known titles: 'gloomhavn'.
 */
export function searchNames<Item>(
  items: readonly Item[],
  typed: string,
  searchedOf: (item: Item) => Searched,
): readonly Item[] {
  if (typed.trim() === '') return items;
  const matches = matcherOf(typed);
  const found = items.filter((item) => matches(searchedOf(item)));
  return found.length > 0 ? found : nearest(items, typed, searchedOf);
}

/**
 * The sentence above a result of `searchNames` that has only the nearest names; null above one that has the text. All items have it
 * or none, so the first tells. @param first of the result; undefined if it is empty
 */
export function nearestText(typed: string, first: Searched | undefined): string | null {
  const isNear = typed.trim() !== '' && first !== undefined && !matcherOf(typed)(first);
  return isNear ? t("Nothing is called ''{typed}''; nearest:", { typed: typed.trim() }) : null;
}

function nearest<Item>(items: readonly Item[], typed: string, searchedOf: (item: Item) => Searched): Item[] {
  const lines = items.flatMap((item) => [...new Set(searchedOf(item).names)].map((name) => ({ item, name })));
  const starts = new Uint32Array(lines.length);
  let text = '';
  for (const [at, { name }] of lines.entries()) {
    starts[at] = text.length;
    text += `\n ${name}`;
  }
  const alike = new Trigrams(`${text}\n`, starts).alike(foldTitle(typed), lines.length);
  const near = new Set<Item>();
  for (const { line } of alike) {
    const item = lines[line]?.item;
    if (item !== undefined && near.size < MOST_NEAR) near.add(item);
  }
  return items.filter((item) => near.has(item));
}
