import { TokenType } from '@streamparser/json';
import type { Shape } from './json-shape.ts';

/** Maximum nesting; exports have a few levels. */
export const MAX_DEPTH = 64;
/** Maximum keys of one object, including skipped ones. */
export const MAX_KEYS = 10_000;
/** Maximum approximate memory of one element in bytes: a night of 500 guests takes a fifth of it. */
export const MAX_ELEMENT_BYTES = 8 * 1024 * 1024;
const BYTES = { container: 64, value: 16, text: 32 };

/** A top-level list or object of a file, and the shape of its entries or of the whole. */
export interface PickedSection {
  isList: boolean;
  /** Created when the section starts, because that takes a while. */
  shape: () => Shape;
}

export interface Picked {
  section: string;
  value: unknown;
  /** Approximate size in memory. */
  bytes: number;
}

interface Frame {
  isArray: boolean;
  /** Null if nothing inside is kept. */
  shape: Shape | null;
  /**
   * The value under construction; null for skipped values, and for the top level and its lists, whose entries are
   * emitted.
   */
  value: Record<string, unknown> | unknown[] | null;
  /** Number of entries or keys so far. */
  count: number;
  key: string;
}

const NEXT = { value: 0, valueOrEnd: 1, key: 2, keyOrEnd: 3, colon: 4, commaOrEnd: 5, nothing: 6 } as const;

/** Invalid JSON. */
export class NotJson extends Error {}
/** An exceeded limit: location and limit. */
export class BeyondLimit extends Error {}

/**
 * Builds values from the tokens of a JSON file: only the given sections, and of these only what their shapes keep. The
 * rest is validated without creating objects. @throws NotJson, BeyondLimit
 */
export class JsonPicker {
  readonly #frames: Frame[] = [];
  #next: (typeof NEXT)[keyof typeof NEXT] = NEXT.value;
  #bytes = 0;

  constructor(
    private readonly sections: ReadonlyMap<string, PickedSection>,
    private readonly found: (picked: Picked) => void,
  ) {}

  /** Whether the file's value is complete. */
  get isWhole(): boolean {
    return this.#next === NEXT.nothing;
  }

  take(token: TokenType, value: unknown): void {
    const next = this.#next;
    if (next === NEXT.colon || next === NEXT.commaOrEnd || next === NEXT.nothing) return this.#punctuation(token);
    if (next === NEXT.keyOrEnd && token === TokenType.RIGHT_BRACE) return this.#close(false);
    if (next === NEXT.valueOrEnd && token === TokenType.RIGHT_BRACKET) return this.#close(true);
    if (next === NEXT.key || next === NEXT.keyOrEnd) return this.#takeKey(token, value);
    if (token === TokenType.LEFT_BRACE) return this.#open(false);
    if (token === TokenType.LEFT_BRACKET) return this.#open(true);
    if (token < TokenType.TRUE || token > TokenType.NUMBER) throw new NotJson();
    this.#scalar(value);
  }

  #punctuation(token: TokenType): void {
    const top = this.#frames.at(-1);
    if (this.#next === NEXT.colon && token === TokenType.COLON) this.#next = NEXT.value;
    else if (!top || this.#next !== NEXT.commaOrEnd) throw new NotJson();
    else if (token === TokenType.COMMA) this.#next = top.isArray ? NEXT.value : NEXT.key;
    else if (token === TokenType.RIGHT_BRACKET) this.#close(true);
    else if (token === TokenType.RIGHT_BRACE) this.#close(false);
    else throw new NotJson();
  }

  #takeKey(token: TokenType, value: unknown): void {
    const top = this.#frames.at(-1);
    if (!top || token !== TokenType.STRING || typeof value !== 'string') throw new NotJson();
    top.key = value;
    top.count += 1;
    if (top.count > MAX_KEYS) throw this.#beyond(`an object has at most ${countText(MAX_KEYS)} keys`, 1);
    this.#next = NEXT.colon;
  }

  /** The shape of the value that starts, or null if it is skipped. */
  #begin(): Shape | null {
    const top = this.#frames.at(-1);
    if (!top?.isArray) return top ? this.#shapeAt(top) : null;
    top.count += 1;
    if (!top.shape?.entries) return null;
    if (top.value && top.count > top.shape.maxEntries)
      throw this.#beyond(`this list has at most ${countText(top.shape.maxEntries)} entries`, 1);
    return top.shape.entries;
  }

  #shapeAt({ key, shape }: Frame): Shape | null {
    if (this.#frames.length > 1) return shape?.keys.get(key) ?? shape?.others ?? null;
    return this.sections.get(key)?.shape() ?? null;
  }

  #open(isArray: boolean): void {
    const { length } = this.#frames;
    if (length === MAX_DEPTH) throw this.#beyond(`there are at most ${MAX_DEPTH} levels of brackets`);
    const shape = this.#begin();
    const section = length === 1 && shape ? this.sections.get(this.#frames[0]?.key ?? '') : undefined;
    if (section?.isList) {
      this.#frames.push({ isArray, shape: isArray ? listOf(section.shape()) : null, value: null, count: 0, key: '' });
    } else {
      if (shape) this.#weigh(BYTES.container);
      const value = shape && (isArray ? [] : {});
      this.#frames.push({ isArray, shape, value, count: 0, key: '' });
    }
    this.#next = isArray ? NEXT.valueOrEnd : NEXT.keyOrEnd;
  }

  #close(isArray: boolean): void {
    const frame = this.#frames.pop();
    if (frame?.isArray !== isArray) throw new NotJson();
    if (frame.value) this.#settle(frame.value);
    this.#next = this.#frames.length === 0 ? NEXT.nothing : NEXT.commaOrEnd;
  }

  #scalar(value: unknown): void {
    if (this.#begin()) {
      this.#weigh(typeof value === 'string' ? BYTES.text + value.length : BYTES.value);
      this.#settle(value);
    }
    this.#next = this.#frames.length === 0 ? NEXT.nothing : NEXT.commaOrEnd;
  }

  #settle(value: unknown): void {
    const top = this.#frames.at(-1);
    const section = this.#frames[0]?.key ?? '';
    if (!top) return;
    if (Array.isArray(top.value)) top.value.push(value);
    else if (top.value && top.key !== '__proto__') top.value[top.key] = value;
    else if (top.value) Object.defineProperty(top.value, top.key, { value, ...OWN });
    else {
      const isList = this.sections.get(section)?.isList;
      if (isList === (this.#frames.length === 2)) this.found({ section, value, bytes: this.#bytes });
      this.#bytes = 0;
    }
  }

  #weigh(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > MAX_ELEMENT_BYTES)
      throw this.#beyond(`one entry has at most ${MAX_ELEMENT_BYTES / 1024 / 1024} MB`, 0, 2);
  }

  /** The present location: 'Under "games", entry 3, copies.0: '. @param cut number of innermost levels to omit */
  place(cut = 0, most = MAX_DEPTH): string {
    const [section, ...inner] = this.#frames
      .slice(0, Math.min(most, this.#frames.length - cut))
      .map(({ isArray, key, count }) => (isArray ? count - 1 : key.slice(0, MAX_NAMED)));
    if (section === undefined) return 'At the top: ';
    const isList = this.#frames[1]?.isArray === true;
    const entry = isList && inner.length > 0 ? `, entry ${Number(inner.shift()) + 1}` : '';
    const field = inner.length > 0 ? `, ${inner.slice(0, MAX_NAMED_LEVELS).join('.')}` : '';
    return `Under "${section}"${entry}${field}: `;
  }

  #beyond = (limit: string, cut = 0, most = MAX_DEPTH) => new BeyondLimit(this.place(cut, most) + limit);
}

const OWN = { writable: true, enumerable: true, configurable: true };
/** Maximum length of a key in a refusal, and number of levels. */
const MAX_NAMED = 60;
const MAX_NAMED_LEVELS = 5;
const countText = (count: number) => count.toLocaleString('en-US');
const listOf = (entries: Shape): Shape => ({ keys: new Map(), others: null, entries, maxEntries: Infinity });
