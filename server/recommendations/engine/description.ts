import { CATEGORY_LABELS } from '#shared/enums.ts';
import { weightWord } from '#shared/text/weight-text.ts';
import { known as labelOf } from '#shared/words/words.ts';
import { language, locale } from '#server/platform/words/language.ts';
import { known, t } from '../words/words.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { weightOf } from './catalogue.ts';
import { tagText } from './tag-text.ts';

type Described = Pick<
  CatalogueGame,
  'description' | 'category' | 'difficulty' | 'weight' | 'mechanics' | 'themes' | 'bestPlayers'
>;

const TAGS_NAMED = 2;

/** A description in one or two sentences: the game's own, else from catalogue data. */
export function descriptionOf(game: Described): string {
  if (game.description) return game.description;
  const label = CATEGORY_LABELS[game.category];
  const mechanics = named(game.mechanics);
  const themes = named(game.themes);
  const best = game.bestPlayers?.split(',') ?? [];
  const kind = {
    weight: weightWord(weightOf(game)),
    category: language() === 'en' ? label.toLowerCase() : labelOf(label),
  };
  return [
    mechanics === ''
      ? t('A {weight} {category} game.', kind)
      : t('A {weight} {category} game with {mechanics}.', { ...kind, mechanics }),
    themes && t('Its themes: {themes}.', { themes }),
    best.length > 0 ? t('Best with {counts}.', { counts: listed(best, 'disjunction') }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const named = (tags: readonly string[]): string =>
  listed([...new Set(tags.flatMap((tag) => tagText(tag) ?? []))].slice(0, TAGS_NAMED).map(known), 'conjunction');

const listed = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(locale(), { type }).format(words);
