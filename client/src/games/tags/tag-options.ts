import type { Tag } from '#shared/games/tags-contract.ts';
import { MAX_TAG_LENGTH } from '#shared/limits/limits.ts';
import { foldTitle } from '#shared/text/fold-title.ts';
import { nameHas } from '#shared/text/search-names.ts';
import { nameKey, tidyName } from '#shared/text/person-name.ts';
import { t } from '#client/games/words/words.ts';

/** A completion: a tag there is, or one to be made (without id and colour). */
export type TagOption = Tag | { id: null; name: string };

/**
 * Returns the tags that the typed text may mean, likeliest first: the tag of that name, tags that begin with it, a new
 * tag of that name unless there is one or the name is too long, and tags that contain it. Chosen tags are left out.
 * Where some tag begins with the text, the new one is last.
 */
export function tagOptions(tags: readonly Tag[], chosen: readonly number[], typed: string): TagOption[] {
  const key = nameKey(typed);
  const open = tags.filter((tag) => !chosen.includes(tag.id));
  const begin = open
    .filter((tag) => isBegun(tag, typed))
    .sort((a, b) => Number(nameKey(a.name) !== key) - Number(nameKey(b.name) !== key));
  const contain = open.filter((tag) => !begin.includes(tag) && nameHas(tag.name, typed));
  if (key === '' || tagError(typed) !== null || tags.some(({ name }) => nameKey(name) === key))
    return [...begin, ...contain];
  const fresh: TagOption = { id: null, name: tidyName(typed) };
  return begin.length > 0 ? [...begin, ...contain, fresh] : [fresh, ...contain];
}

const isBegun = ({ name }: Tag, typed: string): boolean =>
  foldTitle(name).startsWith(foldTitle(typed)) && (foldTitle(typed) !== '' || nameKey(typed) === '');

/** Why the text cannot be the name of a tag; null if it can. */
export const tagError = (typed: string): string | null =>
  tidyName(typed).length > MAX_TAG_LENGTH
    ? t('Please use at most {count} characters', { count: MAX_TAG_LENGTH })
    : null;

/** The option that Enter takes: the first, where there is a text and no chosen tag has that name already. */
export function meantOption(tags: readonly Tag[], chosen: readonly number[], typed: string): TagOption | null {
  const key = nameKey(typed);
  const isChosen = tags.some(({ id, name }) => chosen.includes(id) && nameKey(name) === key);
  return key === '' || isChosen ? null : (tagOptions(tags, chosen, typed)[0] ?? null);
}

/** Returns the option that the text names exactly: the tag of that name, else a new one; null if neither. */
export const writtenOption = (options: readonly TagOption[], typed: string): TagOption | null =>
  options.find(({ name }) => nameKey(name) === nameKey(typed)) ?? null;
