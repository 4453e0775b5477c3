import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { t } from '#server/platform/words/words.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { utf8Only } from './utf8-only.ts';

export interface Element<L extends string> {
  list: L;
  /** The entry of the list, or the object, as it stands in the file. */
  element: unknown;
  /** Approximate size in memory. */
  bytes: number;
}

/** What to read of a JSON object: the entries of its lists, and its objects as a whole. */
export interface Sections<L extends string> {
  lists: readonly L[];
  objects?: readonly L[];
}

/** Constructors of the refusals for an invalid file. */
export interface JsonErrors {
  emptyFile: () => Error;
  noJson: () => Error;
  brokenJson: () => Error;
  cutOff: () => Error;
  noUtf8: () => Error;
  /** @param words the location and the limit, without a full stop */
  beyondLimit: (words: string) => Error;
}

const HEAD_BYTES = 512;
const MEGABYTE = 1024 * 1024;
/** Maximum bytes of one string, number, key or run of white space, because each is in memory as a whole. */
const MAX_TOKEN_BYTES = MEGABYTE;
/** Maximum nesting; exports have a few levels. */
export const MAX_DEPTH = 64;
/** Maximum approximate memory of one element in bytes: a night of 500 guests takes a fifth of it. */
const MAX_ELEMENT_BYTES = 8 * MEGABYTE;
const BYTES = { container: 64, value: 16, text: 32 };
/** Bytes of a text or number that are decoded together: a third faster than one by one. */
const BUFFERS = { stringBufferSize: 256, numberBufferSize: 32 };
/** Levels of the file's object, and of its lists. */
const [TOP, LIST] = [1, 2];

/** An exceeded limit: location and limit. */
class BeyondLimit extends Error {}

/**
 * Streams the elements of some top-level lists and objects of a JSON file, in file order; all others are dropped as they
 * are read. Reads the whole file, so that any error is found. @throws an error of `errors` if it is not JSON in UTF-8, or
 * exceeds a limit
 */
export async function* jsonElements<L extends string>(
  file: Pick<UploadedFile, 'head' | 'chunks'>,
  { lists, objects = [] }: Sections<L>,
  errors: JsonErrors,
): AsyncGenerator<Element<L>> {
  await refuseByBeginning(file, errors);
  const place = new Place(new Set<string>(lists), new Set<string>(objects));
  const paths = [...lists.map((name) => `$.${name}.*`), ...objects.map((name) => `$.${name}`)];
  const parser = new TokenParser({ paths, keepStack: false });
  let found: Element<L>[] = [];
  parser.onValue = ({ value, key, parent, stack }) => {
    const isEntry = stack.length === LIST;
    if (isEntry && !Array.isArray(parent)) return;
    found.push({ list: (isEntry ? stack[TOP]?.key : key) as L, element: value, bytes: place.bytes });
  };
  const tokenizer = new Tokenizer(BUFFERS);
  let withoutToken = 0;
  tokenizer.onToken = (read) => {
    withoutToken = 0;
    place.enter(read.token, read.value);
    parser.write(read);
    place.leave(read.token);
  };
  for await (const chunk of utf8Only(file.chunks(), { notUtf8: errors.noUtf8, notText: errors.noJson })) {
    try {
      withoutToken += chunk.length;
      tokenizer.write(chunk);
      if (withoutToken > MAX_TOKEN_BYTES) throw place.beyond(t('a text or a number has at most 1 MB'));
    } catch (error) {
      throw error instanceof BeyondLimit ? errors.beyondLimit(error.message) : errors.brokenJson();
    }
    yield* found;
    found = [];
  }
  if (!parser.isEnded) throw errors.cutOff();
}

/** Where in a file its reader is, and how much memory the present element takes. */
class Place {
  /** The last key at the top. */
  #section = '';
  bytes = 0;
  #depth = 0;
  #isList = false;
  /** Number of the entry in its list, from 1. */
  #entry = 1;

  /** @param lists the keys at the top whose entries are kept, one by one @param objects those whose values are, as a whole */
  constructor(
    private readonly lists: ReadonlySet<string>,
    private readonly objects: ReadonlySet<string>,
  ) {}

  /** Before a token is parsed. @throws BeyondLimit */
  enter(token: TokenType, value: unknown): void {
    const opens = token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET;
    if (opens) this.#open(token === TokenType.LEFT_BRACKET);
    else if (typeof value === 'string' && token === TokenType.STRING) {
      if (this.#depth === TOP) this.#section = value;
      this.bytes += BYTES.text + value.length;
    } else if (token <= TokenType.NUMBER && token >= TokenType.TRUE) this.bytes += BYTES.value;
    if (this.bytes > MAX_ELEMENT_BYTES)
      throw this.beyond(t('one entry has at most {most} MB', { most: MAX_ELEMENT_BYTES / MEGABYTE }));
  }

  #open(isArray: boolean): void {
    this.#depth += 1;
    this.bytes += BYTES.container;
    if (this.#depth > MAX_DEPTH)
      throw this.beyond(t('there are at most {most} levels of brackets', { most: MAX_DEPTH }));
    if (this.#depth !== LIST) return;
    this.#isList = isArray;
    this.#entry = 1;
  }

  /** After a token was parsed. */
  leave(token: TokenType): void {
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.#depth -= 1;
    const isDropped = !this.lists.has(this.#section) && !this.objects.has(this.#section);
    const isBetween = this.#depth === LIST && this.#isList && this.lists.has(this.#section);
    if (this.#depth <= TOP || isDropped || isBetween) this.bytes = 0;
    if (token === TokenType.COMMA && this.#depth === LIST) this.#entry += 1;
  }

  /** 'Under "games", entry 3: ' and the limit. */
  beyond(limit: string): BeyondLimit {
    if (this.#depth < TOP || this.#section === '') return new BeyondLimit(t('At the top: {limit}', { limit }));
    const list = this.#section.slice(0, MAX_NAMED);
    return new BeyondLimit(
      this.#depth >= LIST && this.#isList
        ? t('Under "{list}", entry {entry}: {limit}', { list, entry: String(this.#entry), limit })
        : t('Under "{list}": {limit}', { list, limit }),
    );
  }
}

/** Maximum length of a key in a refusal. */
const MAX_NAMED = 60;

async function refuseByBeginning(file: Pick<UploadedFile, 'head'>, errors: JsonErrors): Promise<void> {
  const head = await file.head(HEAD_BYTES);
  if (head[0] === 0xff || head[0] === 0xfe || head.includes(0)) throw errors.noUtf8();
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '' && head.length < HEAD_BYTES) throw errors.emptyFile();
  if (text !== '' && !/^[{[]/.test(text)) throw errors.noJson();
}
