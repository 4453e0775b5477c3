import type { Tag } from '#shared/contracts/tags.ts';
import { nameKey, tidyName } from '#shared/rules/people/person-name.ts';

/** A completion: a tag there is, or one to be made (without id and colour). */
export type TagOption = Tag | { id: null; name: string };

/**
 * What the typed text may mean: tags that are not chosen and contain it, those beginning with it first, then a new tag of
 * that name unless there is one.
 */
export function tagOptions(tags: readonly Tag[], chosen: readonly number[], typed: string): TagOption[] {
  const key = nameKey(typed);
  const place = ({ name }: Tag) => nameKey(name).indexOf(key);
  const found = tags
    .filter((tag) => !chosen.includes(tag.id) && place(tag) >= 0)
    .sort((a, b) => Number(place(a) > 0) - Number(place(b) > 0));
  const isNew = key !== '' && !tags.some(({ name }) => nameKey(name) === key);
  return isNew ? [...found, { id: null, name: tidyName(typed) }] : found;
}

/** What Enter without a chosen completion means: the tag of exactly that name, else a new one; null if neither. */
export const meantOption = (options: readonly TagOption[], typed: string): TagOption | null =>
  options.find(({ name }) => nameKey(name) === nameKey(typed)) ?? null;
