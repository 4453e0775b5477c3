/** Licences or worlds that many titles start with, so that the following words name the game. */
const WORLDS = new Set([
  'star wars',
  'star trek',
  'lord rings',
  'game thrones',
  'harry potter',
  'warhammer',
  'warhammer 40 000',
  'dungeons dragons',
  'marvel',
  'disney',
  'dune',
  'android',
]);

/** Words that make a longer title a separate game: 7 Wonders Duel, Istanbul: The Dice Game. */
const OWN_KIND = /^(?:duel|duet|dice|card|board|legacy|roll|miniatures)$/;
/** Words that only mark an edition or volume. */
const EDITION =
  /^(?:\d\w*|i{2,3}|iv|deluxe|edition|essential|mini|junior|kids|party|pocket|royale?|season|big|second|third|fourth|fifth|new|revised|anniversary|collectors?|travel|xl)$/;

/** A part of a title that marks a printing: '(Second Edition)', '(2016)'. */
const PRINTING = /^(?:edition|deluxe|revised|anniversary|essential|big|(?:19|20)\d\d)$/;

const FILLERS = new Set(['the', 'a', 'an', 'of', 'to', 'and']);
/**
 * Minimum similarity for a title that continues another to be the same game: 'Concordia Venus' is, 'Imperial Settlers'
 * is not.
 */
const LIKE = 0.6;

interface Name {
  /** All words, and those before the first colon, dash or bracket; a world's name includes the next part. */
  words: readonly string[];
  head: readonly string[];
  /** The words without printings, joined. */
  plain: string;
}

const names = new Map<string, Name>();
const KEPT_NAMES = 20_000;

/**
 * Whether one title is an edition or expansion of the other, or the same game: 'Ticket to Ride: Europe' and 'Ticket to
 * Ride', 'Sushi Go Party!' and 'Sushi Go!'. Two games of the same licence, or two that extend a third, are not.
 * `similarity` (0 to 1, by properties) is only needed if one title merely continues the other.
 */
export const isSameGame = (one: string, other: string, similarity: () => number = () => 0): boolean =>
  isSameName(nameOf(one), nameOf(other), similarity);

/** An index of games, to check a title without comparing it with each. */
export class KnownGames<G extends { title: string }> {
  readonly #plain = new Set<string>();
  readonly #byFirstWord = new Map<string | undefined, { game: G; name: Name }[]>();

  constructor(games: Iterable<G>) {
    for (const game of games) {
      const name = readName(game.title);
      this.#plain.add(name.plain);
      const others = this.#byFirstWord.get(name.words[0]);
      if (others) others.push({ game, name });
      else this.#byFirstWord.set(name.words[0], [{ game, name }]);
    }
  }

  /** `similarity` is the similarity of the title's game to one of the indexed games. */
  has(title: string, similarity: (known: G) => number): boolean {
    const titleName = nameOf(title);
    if (this.#plain.has(titleName.plain)) return true;
    const alike = this.#byFirstWord.get(titleName.words[0]) ?? [];
    return alike.some(({ game, name }) => isSameName(titleName, name, () => similarity(game)));
  }
}

function isSameName(a: Name, b: Name, similarity: () => number): boolean {
  if (a.plain === b.plain) return true;
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a];
  const length = short.words.length;
  if (length === 0 || WORLDS.has(short.words.join(' '))) return false;
  if (short.words.some((word, place) => word !== long.words[place])) return false;
  const more = long.words.slice(length);
  if (more.length === 0) return true;
  if (more.some((word) => OWN_KIND.test(word))) return false;
  return long.head.length === length || EDITION.test(more[0] ?? '') || similarity() >= LIKE;
}

function nameOf(title: string): Name {
  const cached = names.get(title);
  if (cached) return cached;
  const name = readName(title);
  if (names.size >= KEPT_NAMES) names.clear();
  names.set(title, name);
  return name;
}

function readName(title: string): Name {
  const parts = title.split(/[:(]|\s[–—-]\s/u).map(wordsOf);
  const [first = [], second = []] = parts.filter((part) => part.length > 0);
  const words = parts.flat();
  const head = WORLDS.has(first.join(' ')) ? [...first, ...second] : first;
  const plain = parts.filter((part, place) => place === 0 || !part.some((word) => PRINTING.test(word)));
  return { words, head, plain: plain.flat().join(' ') };
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word));
