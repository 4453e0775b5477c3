/** White space is collapsed before: one space stands for any. */
const SEPARATOR = /( [|–—·•»:-] | ?[|｜] ?|: )/;
/** Parts and separators of a title that are examined; titles have at most 200 characters. */
const MAX_PIECES = 41;
export const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Parts of a page title that refer to the shop. */
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
  'default',
  'default title',
  'brettspiel',
  'brettspiele',
  'gesellschaftsspiel',
  'gesellschaftsspiele',
  'kartenspiel',
  'kartenspiele',
  'spiele',
  'spielwaren',
  'spielzeug',
  'jeu de société',
  'jeux de société',
  'jeu de plateau',
  'jeu de cartes',
  'juego de mesa',
  'juegos de mesa',
  'juego de cartas',
  'gioco da tavolo',
  'giochi da tavolo',
  'gioco in scatola',
  'gioco di carte',
  'bordspel',
  'bordspellen',
  'gezelschapsspel',
  'gezelschapsspellen',
  'kaartspel',
  'gra planszowa',
  'gry planszowe',
  'gra karciana',
  'jogo de tabuleiro',
  'jogos de tabuleiro',
  'ボードゲーム',
  'カードゲーム',
  'アナログゲーム',
  '通販',
]);
/** Words with which shops end a title: 'Azul online kaufen'. */
const SELLING = new Set(
  'kaufen|bestellen|buy|order|acheter|commander|comprar|acquista|acquistare|compra|kopen|bestel|kup|kupić|購入|通販'.split(
    '|',
  ),
);
const BESIDE_SELLING = new Set(
  'online|günstig|jetzt|hier|now|en|ligne|cher|pas|barato|precio|voordelig|goedkoop|tanio|sklep|im|shop|bei|-|–'.split(
    '|',
  ),
);
/** 'Amazon.co.uk' */
const DOMAIN = /^[a-z0-9-]{3,}\.(?:[a-z]{2,3}\.)?[a-z]{2,12}$/i;
const BOILERPLATE_STARTS = ['buy', 'free shipping', 'free delivery', 'best price'];

const isBoilerplate = (part: string): boolean => {
  const text = part.toLowerCase();
  return BOILERPLATE.has(text) || BOILERPLATE_STARTS.some((start) => text.startsWith(start));
};

/** The texts that identify a site's own words in a title. */
export interface Site {
  name: string | null;
  hostname: string;
  /** Breadcrumbs and top-level headings. */
  breadcrumbs: readonly string[];
  headings: readonly string[];
}

/**
 * A page's title without the shop. If the title contains the page's heading, only that counts; otherwise everything
 * from the site's name on is removed, and parts at both ends that name the site, repeat its breadcrumb, or only
 * describe the product. Null if nothing but the shop's name is left.
 */
export function withoutShop(title: string, site: Site): string | null {
  const names = shopNames(site);
  const headings = new Set(site.headings.map(letters).filter((text) => text !== '' && !names.has(text)));
  const pieces = title.trim().split(SEPARATOR);
  const heading = runIn(pieces, headings);
  if (heading !== null) return heading;
  const isHeading = (part: string) => [...headings].some((text) => text.includes(letters(part)));
  const breadcrumbs = new Set(site.breadcrumbs.map(letters).filter((text) => text !== ''));
  const isName = (part: string) => isBoilerplate(part) || names.has(letters(part));
  const isBreadcrumb = (part: string) => breadcrumbs.has(letters(part)) && !isHeading(part);
  const named = beforeShop(pieces, names, (part) => isName(part) || isBreadcrumb(part) || isHeading(part));
  let left = withoutSelling(cutEdges(named, isName, (part) => isName(part) || isBreadcrumb(part)));
  for (const name of [site.name, site.hostname]) {
    const tail = name ? ` at ${name}`.toLowerCase() : '';
    if (tail && left.toLowerCase().endsWith(tail)) left = left.slice(0, -tail.length).trim();
  }
  const own = [site.name ?? '', site.hostname.replace(/^www\./, '')].map(letters);
  return left === '' || own.includes(letters(left)) ? null : left;
}

/** 'Azul online kaufen' without its last two words. */
function withoutSelling(title: string): string {
  const words = title.split(' ');
  const end = words.findLastIndex(
    (word) => !SELLING.has(word.toLowerCase()) && !BESIDE_SELLING.has(word.toLowerCase()),
  );
  const cut = words.slice(end + 1);
  return end >= 0 && cut.some((word) => SELLING.has(word.toLowerCase())) ? words.slice(0, end + 1).join(' ') : title;
}

/** Consecutive parts of a title that form a heading of the page; null if none do. */
function runIn(pieces: readonly string[], headings: ReadonlySet<string>): string | null {
  if (headings.size === 0) return null;
  const parts = pieces.slice(0, MAX_PIECES);
  for (let from = 0; from < parts.length; from += 2)
    for (let to = parts.length; to > from; to -= 2) {
      const run = parts.slice(from, to).join('');
      if (headings.has(letters(run))) return run.trim();
    }
  return null;
}

/** Removes what follows the site's name after a part of the title: the shop's category. */
function beforeShop(
  pieces: readonly string[],
  names: ReadonlySet<string>,
  isOut: (part: string) => boolean,
): readonly string[] {
  const at = pieces.findIndex(
    (part, place) => place > 0 && place % 2 === 0 && (names.has(letters(part)) || DOMAIN.test(part)),
  );
  if (at === -1) return pieces;
  const before = pieces.slice(0, at - 1);
  return before.every((part, place) => place % 2 === 1 || isOut(part)) ? pieces : before;
}

/** 'www.shop.co.uk' is known as shop, shop.co.uk and its og:site_name. */
export function shopNames({ name, hostname }: Pick<Site, 'name' | 'hostname'>): Set<string> {
  const host = hostname.replace(/^www\./, '');
  const labels = host
    .split('.')
    .slice(0, -1)
    .filter((label) => label.length > 3);
  return new Set([name ?? '', host, ...labels].map(letters).filter((text) => text !== ''));
}

/** Keeps the separators in what remains: 'Brass: Birmingham' is one title. */
function cutEdges(
  all: readonly string[],
  isOutAtStart: (part: string) => boolean,
  isOutAtEnd: (part: string) => boolean,
): string {
  const pieces = [...all];
  while (pieces.length > 2 && isOutAtEnd(pieces.at(-1) ?? '')) pieces.splice(-2);
  while (pieces.length > 2 && isOutAtStart(pieces[0] ?? '')) pieces.splice(0, 2);
  return pieces.join('').trim();
}
