/** A title's white space is folded, so that one blank stands for any. */
const SEPARATOR = /( [|–—·•»:-] | ?[|｜] ?|: )/;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Parts of a page's title that are about the shop and not about the game. */
const BOILERPLATE = new Set([
  'board game',
  'board games',
  'boardgame',
  'boardgames',
  'board & card games',
  'card game',
  'card games',
  'game',
  'games',
  'toy',
  'toys',
  'toy & games',
  'toys & games',
  'home',
  'shop',
  'shop online',
  'online shop',
  'official site',
  'official store',
  'official shop',
  'boardgamegeek',
]);
const BOILERPLATE_STARTS = ['buy', 'free shipping', 'free delivery', 'best price'];

/** How pages begin that are no page of a game but a gate before it. */
const GATES = [
  /^just a moment\b/i,
  /^attention required\b/i,
  /^access (?:to this page has been )?denied\b/i,
  /^robot check\b/i,
  /^are you (?:not )?(?:a )?(?:human|robot)\b/i,
  /^(?:403 )?forbidden\b/i,
  /^captcha\b/i,
  /^please verify\b/i,
  /^verifying you are human\b/i,
  /^security check\b/i,
  /^error\b/i,
  /^page not found\b/i,
  /^404/,
];

const saysWhatItSells = (part: string): boolean => {
  const text = part.toLowerCase();
  return BOILERPLATE.has(text) || BOILERPLATE_STARTS.some((start) => text.startsWith(start));
};

/**
 * A page's title without its shop: parts at either end that name the site or only say what it sells are left out. Null
 * for the title of a gate.
 */
export function withoutShop(title: string, site: { name: string | null; hostname: string }): string | null {
  if (GATES.some((gate) => gate.test(title))) return null;
  const names = shopNames(site);
  const aboutShop = (part: string) => saysWhatItSells(part) || names.has(letters(part));
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
  const pieces = title.split(SEPARATOR);
  while (pieces.length > 2 && isOut(pieces.at(-1) ?? '')) pieces.splice(-2);
  while (pieces.length > 2 && isOut(pieces[0] ?? '')) pieces.splice(0, 2);
  return pieces.join('').trim();
}
