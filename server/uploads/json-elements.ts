import { Tokenizer } from '@streamparser/json';
import type * as z from 'zod';
import { BeyondLimit, JsonPicker, type Picked } from './json-picker.ts';
import { shapeOf } from './json-shape.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { utf8Only } from './utf8-only.ts';

export interface Element<L extends string> {
  list: L;
  /** The element as parsed by the section's schema. */
  element: unknown;
  /** Approximate size in memory. */
  bytes: number;
}

/** A top-level list or object of a file, and the schema of its entries or of the whole. */
export interface Section {
  isList: boolean;
  schema: z.ZodType;
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
/** Maximum bytes of one string, number, key or run of white space, because each is in memory as a whole. */
const MAX_TOKEN_BYTES = 1024 * 1024;

/**
 * Streams the elements of some top-level lists and objects of a JSON file, in file order, each parsed by its section's
 * schema. Reads the whole file, so that any error is found. @throws an error of `errors` if it is not a JSON object in
 * UTF-8, or exceeds a limit
 */
export async function* jsonElements<L extends string>(
  file: Pick<UploadedFile, 'head' | 'chunks'>,
  sections: Readonly<Record<L, Section>>,
  errors: JsonErrors,
): AsyncGenerator<Element<L>> {
  await refuseByBeginning(file, errors);
  let found: Element<L>[] = [];
  const picked = Object.entries<Section>(sections).map(([name, { isList, schema }]) => {
    return [name, { isList, shape: () => shapeOf(schema) }] as const;
  });
  const picker = new JsonPicker(new Map(picked), ({ section, value, bytes }: Picked) =>
    found.push({ list: section as L, element: value, bytes }),
  );
  const read = reader(picker, errors);
  for await (const chunk of utf8Only(file.chunks(), { notUtf8: errors.noUtf8, notText: errors.noJson })) {
    read(chunk);
    yield* found;
    found = [];
  }
  if (!picker.isWhole) throw errors.cutOff();
}

/** Passes the tokens of each chunk to the picker. */
function reader(picker: JsonPicker, errors: JsonErrors): (chunk: Buffer) => void {
  const tokenizer = new Tokenizer();
  let withoutToken = 0;
  tokenizer.onToken = ({ token, value }) => {
    withoutToken = 0;
    picker.take(token, value);
  };
  return (chunk) => {
    try {
      withoutToken += chunk.length;
      tokenizer.write(chunk);
      if (withoutToken > MAX_TOKEN_BYTES)
        throw new BeyondLimit(`${picker.place()}a text or a number has at most ${MAX_TOKEN_BYTES / 1024 / 1024} MB`);
    } catch (error) {
      throw error instanceof BeyondLimit ? errors.beyondLimit(error.message) : errors.brokenJson();
    }
  };
}

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
