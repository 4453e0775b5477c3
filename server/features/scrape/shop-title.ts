const SEPARATOR = /\s+[|–—·•»:-]\s+|\s*[|｜]\s*|:\s+/;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Parts of a page's title that are about the shop and not about the game. */
const BOILERPLATE =
  /^(board ?games?|board & card games|card games?|toys?( & games)?|games?|home|shop( online)?|online shop|buy( online| now)?.*|free (shipping|delivery).*|best price.*|official (site|store|shop).*|boardgamegeek)$/i;

/** What pages are called that are no page of a game but a gate before it. */
const GATES =
  /^(just a moment|attention required|access (to this page has been )?denied|robot check|are you (a )?(human|robot)|are you not a robot|403 forbidden|forbidden|captcha|please verify|verifying you are human|security check|error( \d+)?|page not found|404.*)\b/i;

/**
 * A page's title without its shop: parts at either end that name the site or only say what it sells are left out. Null
 * for the title of a gate.
 */
export function withoutShop(title: string, site: { name: string | null; hostname: string }): string | null {
  if (GATES.test(title)) return null;
  const names = shopNames(site);
  const aboutShop = (part: string) => BOILERPLATE.test(part) || names.has(letters(part));
  let left = cutEdges(title.trim(), aboutShop);
  for (const name of [site.name, site.hostname]) {
    const tail = name ? ` at ${name}`.toLowerCase() : '';
    if (tail && left.toLowerCase().endsWith(tail)) left = left.slice(0, -tail.length).trim();
  }
  return left || null;
}

/** 'www.shop.co.uk' goes by shop, shop.co.uk and its own og:site_name. */
function shopNames({ name, hostname }: { name: string | null; hostname: string }): Set<string> {
  const host = hostname.replace(/^www\./, '');
  const labels = host
    .split('.')
    .slice(0, -1)
    .filter((label) => label.length > 3);
  return new Set([name ?? '', host, ...labels].map(letters).filter((text) => text !== ''));
}

/** Keeps the separators of what stays: 'Brass: Birmingham' is one title. */
function cutEdges(title: string, isOut: (part: string) => boolean): string {
  const pieces = title.split(new RegExp(`(${SEPARATOR.source})`));
  while (pieces.length > 2 && isOut(pieces.at(-1) ?? '')) pieces.splice(-2);
  while (pieces.length > 2 && isOut(pieces[0] ?? '')) pieces.splice(0, 2);
  return pieces.join('').trim();
}
