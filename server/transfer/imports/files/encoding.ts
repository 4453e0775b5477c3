/** How the bytes of a text file are read. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

export const ENCODING_NAMES: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
};

/** Share of the bytes of one side that are zero in UTF-16, even if its titles are Chinese: separators and digits. */
const LEAST_ZEROS = 0.1;

/** UTF-16 by its byte order mark, or by zeros in every other byte and nowhere else. */
export function utf16Of(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.min(even, odd) > 0 || Math.max(even, odd) < (head.length / 2) * LEAST_ZEROS || even + odd < 2) return null;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
/** Tab, line feed, vertical tab (a break within a cell), form feed, carriage return; no text has another control. */
const WHITE_SPACE = new Set([0x09, LINE_FEED, 0x0b, 0x0c, CARRIAGE_RETURN]);
/** Bytes without a character in Windows-1252. */
const UNASSIGNED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const FIRST_LETTER = 0xc0;
/** Longest run of accented letters that is no sign of another alphabet. */
const LONGEST_RUN = 3;

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80 && byte < FIRST_LETTER;
/** Quotation marks, dashes and the like, which both encodings of western texts have at these places. */
const isMark = (byte: number): boolean => byte >= 0x91 && byte <= 0x97;

/** Counts in the bytes of a text that is not UTF-8 which encoding of one byte a letter it may be. */
export class ByteCounts {
  #sequences = 0;
  #strayBytes = 0;
  #unassigned = 0;
  #letters = 0;
  #lettersInRuns = 0;
  #run = 0;
  #low = 0;
  #hasReturns = false;
  #hasFeeds = false;
  #hasControls = false;

  count(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte >= 0x80) {
        this.#countHigh(byte, chunk[at + 1], chunk[at - 1]);
        continue;
      }
      this.#run = 0;
      if (byte === CARRIAGE_RETURN) this.#hasReturns = true;
      else if (byte === LINE_FEED) this.#hasFeeds = true;
      else if (byte < SPACE && !WHITE_SPACE.has(byte)) this.#hasControls = true;
    }
  }

  #countHigh(byte: number, next: number | undefined, before: number | undefined): void {
    if (byte >= 0xc2 && byte < 0xf5 && isContinuation(next)) this.#sequences += 1;
    else if (!isContinuation(byte) || before === undefined || before < 0x80) this.#strayBytes += 1;
    if (UNASSIGNED.has(byte)) this.#unassigned += 1;
    if (byte < 0xa0 && !isMark(byte)) this.#low += 1;
    if (byte < FIRST_LETTER) return void (this.#run = 0);
    this.#letters += 1;
    this.#run += 1;
    if (this.#run === LONGEST_RUN + 1) this.#lettersInRuns += this.#run;
    else if (this.#run > LONGEST_RUN) this.#lettersInRuns += 1;
  }

  /** Null where no western encoding is certain: damaged UTF-8, another alphabet, no text. */
  get encoding(): Encoding | null {
    const isDamagedUtf8 = this.#sequences > this.#strayBytes;
    if (this.#hasControls || isDamagedUtf8) return null;
    if (this.#hasReturns && !this.#hasFeeds && this.#low > this.#letters) return 'macintosh';
    const isOtherAlphabet = this.#lettersInRuns * 2 > this.#letters;
    return this.#unassigned > 0 || isOtherAlphabet ? null : 'windows-1252';
  }
}
