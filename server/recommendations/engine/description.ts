import { CATEGORY_LABELS } from '#shared/enums.ts';
import { weightWord } from '#shared/text/weight-text.ts';
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
  const category = CATEGORY_LABELS[game.category].toLowerCase();
  const mechanics = named(game.mechanics);
  const themes = named(game.themes);
  const best = game.bestPlayers?.split(',') ?? [];
  return [
    `A ${weightWord(weightOf(game))} ${category} game${mechanics && ` with ${mechanics}`}.`,
    themes && `Its themes: ${themes}.`,
    best.length > 0 ? `Best with ${listed(best, 'or')}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const named = (tags: readonly string[]): string =>
  listed([...new Set(tags.flatMap((tag) => tagText(tag) ?? []))].slice(0, TAGS_NAMED), 'and');

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${last} `);
