import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { withoutTrailing } from '#shared/rules/text/without-trailing.ts';

/** Words that make a page one of something else than the game itself: no part of such a title stands for the game. */
const OTHER_THING =
  /\b(expansions?|extensions?|erweiterung(en)?|uitbreiding|espansione|expansión|sleeves?|playmat|insert|organi[sz]er|dice tower|upgrade|promo|puzzle|t-?shirt|mug|poster|soundtrack|replacement)\b/i;

/** White space is folded before: one blank stands for any. */
const SEPARATOR = / [|–—·•-] | ?[|｜,] ?/;

/** What shops add to a game's name. */
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
 * The keys under which the catalogue may have a page's title, the most exact first: as it stands, without what shops
 * add ('Board Game', editions, ages), and, unless it names an expansion or an accessory, its first part alone.
 */
export function titleKeys(title: string): string[] {
  const straight = title.replace(/\s+/g, ' ').replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const [firstPart = straight] = straight.split(SEPARATOR);
  const titles = OTHER_THING.test(title) ? [straight] : [straight, bare(straight), firstPart, bare(firstPart)];
  return [...new Set(titles.map(titleKey))].filter((key) => key !== '');
}
