import { joinParts, PART_BREAK, plainParts, type TitleParts, withoutEdition } from './title-parts.ts';

/** The identity of a base game. */
export interface BaseGame {
  id: number;
  title: string;
  isOwned: boolean;
}

interface Known {
  game: BaseGame;
  /** The key is the whole title, including its edition. */
  exact: boolean;
}

/** Words that continue a phrase: the words before them are not a complete name. */
const GOES_ON = new Set(['a', 'an', 'and', 'at', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'vs', 'with']);
const MIN_LONE_WORD_LENGTH = 5;

const keyOf = (words: readonly string[]): string => words.join(' ');

/** A title as words, with a key for each prefix: its first word, its first two, and so on. */
interface Beginnings extends TitleParts {
  keys: readonly string[];
}

function beginningsOf(parts: readonly string[]): Beginnings {
  const title = joinParts(parts);
  const whole = keyOf(title.words);
  let end = -1;
  return { ...title, keys: title.words.map((word) => whole.slice(0, (end += word.length + 1))) };
}

/** The title with and without its edition; twice the same if it has none. */
function variantsOf(title: string): [whole: string[], bare: string[]] {
  const whole = plainParts(title);
  return [whole, withoutEdition(whole)];
}

/**
 * Finds the base game of an expansion by a common start of the titles: 'CATAN: Seafarers' belongs to 'CATAN'. The
 * longest base title wins; on a tie the same edition, then an owned game, then the older one.
 */
export class BaseGames {
  /** The preferred game for each key. */
  readonly #byKey = new Map<string, Known>();
  /** At most two owned and two other games per key; more make no difference. */
  readonly #byFirstPart = new Map<string, BaseGame[]>();
  #mostWords = 0;

  constructor(games: Iterable<BaseGame> = []) {
    for (const game of games) this.add(game);
  }

  add(game: BaseGame): void {
    const [whole, bare] = variantsOf(game.title);
    const { words } = joinParts(whole);
    this.#mostWords = Math.max(this.#mostWords, words.length);
    const [key, bareKey] = [keyOf(words), keyOf(joinParts(bare).words)];
    this.#know(key, { game, exact: true });
    if (bareKey !== key) this.#know(bareKey, { game, exact: false });
    if (bare[0] !== undefined && bare.length > 1) this.#continue(bare[0], game);
  }

  #know(key: string, known: Known): void {
    const former = this.#byKey.get(key);
    if (!former || firstChoice(known, former) < 0) this.#byKey.set(key, known);
  }

  #continue(firstPart: string, game: BaseGame): void {
    const others = this.#byFirstPart.get(firstPart) ?? [];
    if (others.filter(({ isOwned }) => isOwned === game.isOwned).length < 2)
      this.#byFirstPart.set(firstPart, [...others, game]);
  }

  /** The base game of an expansion's title, or null. */
  baseOf(title: string): BaseGame | null {
    const [whole, bare] = variantsOf(title);
    // A title that only adds an edition to a name is that game.
    const variants = (bare.length === 1 ? [bare] : [whole, bare]).map(beginningsOf);
    const longest = Math.max(...variants.map(({ words }) => words.length));
    for (let count = Math.min(longest - 1, this.#mostWords); count > 0; count -= 1) {
      const known = variants.flatMap((beginnings) => this.#beginning(beginnings, count) ?? []);
      const best = known.sort(firstChoice)[0];
      if (best) return best.game;
    }
    return this.#sameFirstPart(bare);
  }

  /** The base game whose title equals the first `count` words. */
  #beginning({ words, ends, keys }: Beginnings, count: number): Known | undefined {
    if (count >= words.length) return undefined;
    if (!ends.has(count) && !isName(words, count, ends.size > 0)) return undefined;
    return this.#byKey.get(keys[count - 1] ?? '');
  }

  /**
   * 'Five Tribes: Whims of the Sultan' belongs to 'Five Tribes: The Djinns of Naqala' if there is only one Five Tribes.
   */
  #sameFirstPart(parts: readonly string[]): BaseGame | null {
    if (parts.length !== 2) return null;
    const games = this.#byFirstPart.get(parts[0] ?? '') ?? [];
    const owned = games.filter(({ isOwned }) => isOwned);
    const [only, another] = owned.length > 0 ? owned : games;
    return only && !another ? only : null;
  }
}

/** Whether this many words can be a game's name although no part of the title ends there: 'Catan Seafarers'. */
function isName(words: readonly string[], count: number, hasParts: boolean): boolean {
  // A base game and an addition: 'Unreliable Wizard and the Unstable Spirit Towers'.
  if (count > 1 && words[count] === 'and' && words[count + 1] === 'the') return true;
  if (GOES_ON.has(words[count] ?? '')) return false;
  return count > 1 || (!hasParts && (words[0]?.length ?? 0) >= MIN_LONE_WORD_LENGTH);
}

const firstChoice = (a: Known, b: Known): number =>
  Number(b.exact) - Number(a.exact) || Number(b.game.isOwned) - Number(a.game.isOwned) || a.game.id - b.game.id;

/** Number of words that two titles share at the start; more words make a base game more likely. */
export function sharedBeginning(title: string, otherTitle: string): number {
  const [words, others] = [title, otherTitle].map((text) => joinParts(plainParts(text)).words);
  const differs = words?.findIndex((word, place) => word !== others?.[place]) ?? 0;
  return differs === -1 ? (words?.length ?? 0) : differs;
}

/** An expansion's short title beside its base game: 'CATAN: Seafarers' becomes 'Seafarers'. */
export function nameBeside(expansionTitle: string, baseTitle: string): string {
  const [whole, bare] = variantsOf(baseTitle);
  const beginnings = new Set([bare.slice(0, 1), bare, whole].map((parts) => keyOf(joinParts(parts).words)));
  let name = expansionTitle;
  for (const { index, 0: found } of expansionTitle.matchAll(PART_BREAK)) {
    const before = keyOf(joinParts(plainParts(expansionTitle.slice(0, index))).words);
    const after = expansionTitle
      .slice(index + found.length)
      .trim()
      .replace(/^([^()]*)\)$/, '$1');
    if (beginnings.has(before) && /[\p{L}\p{N}]/u.test(after)) name = after;
  }
  return name;
}
