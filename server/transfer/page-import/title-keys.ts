import { titleKey } from '#shared/games/duplicate-title.ts';
import { withoutTrailing } from '#server/platform/outbound/without-trailing.ts';

/** Words for pages of accessories and the like: no part of such a title is the game. */
const OTHER_THING =
  /\b(expansions?|extensions?|erweiterung(en)?|uitbreiding|espansione|expansión|sleeves?|playmat|insert|organi[sz]er|dice tower|upgrade|promo|puzzle|t-?shirt|mug|poster|soundtrack|replacement)\b/i;

/** White space is collapsed before: one space stands for any. */
const SEPARATOR = / [|–—·•-] | ?[|｜,] ?/;

/** Words that shops add to a game's name. */
const ADDITIONS = [
  /\((?:[^()]*)\)|\[(?:[^[\]]*)\]/g,
  /[®™©]/g,
  /\b(?:the )?(?:family |strategy |party |classic |fun |cooperative ){0,6}(?:board|card|dice|tile|party|family|strategy)[\s-]?games?\b/gi,
  /\b(?:brettspiel|kartenspiel|gesellschaftsspiel|familienspiel|bordspel|kaartspel|jeu de (?:société|plateau|cartes)|juego de mesa|gioco da tavolo|jogo de tabuleiro)\b/gi,
  /\b(?:\d{1,3}(?:st|nd|rd|th)|second|third|new|revised|updated|english|german|french|spanish|deluxe|standard|base|core)[\s-](?:edition|version|game|set)\b/gi,
  /\b(?:edition|version)\b\s*$/gi,
  /\b(?:for )?\d{1,3}(?:\s?[-–]\s?\d{1,3})? players\b[^]*/gi,
  /\bages? \d[^]*/gi,
];

const bare = (title: string): string =>
  withoutTrailing(
    ADDITIONS.reduce((left, addition) => left.replace(addition, ' '), title)
      .replace(/\s+/g, ' ')
      .replace(/^[\s:,;.–—-]+/, ''),
    ' :,;–—-',
  );

/**
 * Catalogue keys for a page's title, most exact first: as it is, without shops' additions ('Board Game', editions,
 * ages), and the first part alone unless it names an expansion or accessory.
 */
export function titleKeys(title: string): string[] {
  const straight = title.replace(/\s+/g, ' ').replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const [firstPart = straight] = straight.split(SEPARATOR);
  const titles = OTHER_THING.test(title) ? [straight] : [straight, bare(straight), firstPart, bare(firstPart)];
  return [...new Set(titles.map(titleKey))].filter((key) => key !== '');
}
