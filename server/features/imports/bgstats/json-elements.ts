import { JSONParser, TokenType } from '@streamparser/json';
import type { UploadedFile } from '../uploaded-file.ts';
import { utf8Only } from '../utf8-only.ts';
import { brokenJson, cutOff, emptyFile, noJson, noUtf8 } from './faults.ts';
import { type Raw, rawOf } from './raw.ts';

export interface Element<L extends string> {
  list: L;
  element: Raw;
}

const HEAD_BYTES = 512;
const MARK = Buffer.from('\uFEFF');
/** An export is five levels deep; each level costs memory. */
const MAX_DEPTH = 64;

/**
 * The elements of some lists at the top of a JSON file, in the file's order, a few at a time in memory. Reads the file
 * to its end, and so finds whatever is broken.
 * @throws Refusal invalid_file for what is no JSON object in UTF-8
 */
export async function* jsonElements<L extends string>(
  file: UploadedFile,
  lists: readonly L[],
): AsyncGenerator<Element<L>> {
  await refuseByBeginning(file);
  const parser = new JSONParser({ paths: lists.map((list) => `$.${list}.*`), keepStack: false });
  let found: Element<L>[] = [];
  let depth = 0;
  parser.onValue = ({ value, key, stack }) => {
    const list = lists.find((name) => name === stack[1]?.key);
    if (list !== undefined && typeof key === 'number') found.push({ list, element: rawOf(value) });
  };
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > MAX_DEPTH) throw brokenJson();
  };
  for await (const chunk of withoutMark(utf8Only(file.chunks(), { notUtf8: noUtf8, notText: noJson }))) {
    try {
      parser.write(chunk);
    } catch {
      throw brokenJson();
    }
    yield* found;
    found = [];
  }
  if (!parser.isEnded) throw cutOff();
}

async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    yield isFirst && chunk.subarray(0, MARK.length).equals(MARK) ? chunk.subarray(MARK.length) : chunk;
    isFirst = false;
  }
}

async function refuseByBeginning(file: UploadedFile): Promise<void> {
  const head = await file.head(HEAD_BYTES);
  if (head[0] === 0xff || head[0] === 0xfe || head.includes(0)) throw noUtf8();
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '') throw emptyFile();
  if (!/^[{[]/.test(text)) throw noJson();
}
