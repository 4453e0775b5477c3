import { JSONParser, TokenType } from '@streamparser/json';
import { type Raw, rawOf } from './bgstats/raw.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { utf8Only } from './utf8-only.ts';

export interface Element<L extends string> {
  list: L;
  element: Raw;
}

/** What is said of a file that is not as it should be: each makes the refusal. */
export interface JsonFaults {
  emptyFile: () => Error;
  noJson: () => Error;
  brokenJson: () => Error;
  cutOff: () => Error;
  noUtf8: () => Error;
}

const HEAD_BYTES = 512;
const MARK = Buffer.from('\uFEFF');
/** Exports are a few levels deep; each level costs memory. */
const MAX_DEPTH = 64;

/**
 * The elements of some lists at the top of a JSON file, and some objects there whole, in the file's order, a few at a
 * time in memory. Reads the file to its end, and so finds whatever is broken.
 * @throws what `faults` makes for what is no JSON object in UTF-8
 */
export async function* jsonElements<L extends string>(
  file: UploadedFile,
  { lists, objects = [], faults }: { lists: readonly L[]; objects?: readonly L[]; faults: JsonFaults },
): AsyncGenerator<Element<L>> {
  await refuseByBeginning(file, faults);
  const paths = [...lists.map((list) => `$.${list}.*`), ...objects.map((name) => `$.${name}`)];
  const parser = new JSONParser({ paths, keepStack: false });
  let found: Element<L>[] = [];
  let depth = 0;
  parser.onValue = ({ value, key, stack }) => {
    const list = lists.find((name) => name === stack[1]?.key);
    if (list !== undefined && typeof key === 'number') found.push({ list, element: rawOf(value) });
    const object = stack.length === 1 ? objects.find((name) => name === key) : undefined;
    if (object !== undefined) found.push({ list: object, element: rawOf(value) });
  };
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > MAX_DEPTH) throw faults.brokenJson();
  };
  for await (const chunk of withoutMark(utf8Only(file.chunks(), { notUtf8: faults.noUtf8, notText: faults.noJson }))) {
    try {
      parser.write(chunk);
    } catch {
      throw faults.brokenJson();
    }
    yield* found;
    found = [];
  }
  if (!parser.isEnded) throw faults.cutOff();
}

async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    yield isFirst && chunk.subarray(0, MARK.length).equals(MARK) ? chunk.subarray(MARK.length) : chunk;
    isFirst = false;
  }
}

async function refuseByBeginning(file: UploadedFile, faults: JsonFaults): Promise<void> {
  const head = await file.head(HEAD_BYTES);
  if (head[0] === 0xff || head[0] === 0xfe || head.includes(0)) throw faults.noUtf8();
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '') throw faults.emptyFile();
  if (!/^[{[]/.test(text)) throw faults.noJson();
}
