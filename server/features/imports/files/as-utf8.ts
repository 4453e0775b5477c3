import { MAX_PLAYS_FILE_BYTES } from '#shared/limits.ts';
import type { UploadedFile } from '#server/uploads/uploaded-file.ts';
import { ByteCounts, type Encoding, utf16Of } from './encoding.ts';
import { tooLargeInside } from './file-errors.ts';

const HEAD_BYTES = 16 * 1024;

/** The encoding of a text file; null if none is certain. */
export async function encodingOf(file: UploadedFile): Promise<Encoding | null> {
  const utf16 = utf16Of(await file.head(HEAD_BYTES));
  if (utf16) return (await isValid(file, utf16)) ? utf16 : null;
  if (await isValid(file, 'utf-8')) return 'utf-8';
  const counts = new ByteCounts();
  for await (const chunk of file.chunks()) counts.count(chunk);
  return counts.encoding;
}

async function isValid(file: UploadedFile, encoding: Encoding): Promise<boolean> {
  try {
    for await (const text of decoded(file, encoding)) if (encoding !== 'utf-8' && text.includes('\0')) return false;
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The characters of the bytes 0x80 to 0x9F in Windows-1252: decoders of some Node versions take them for Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** @throws TypeError if the bytes are none of the encoding */
async function* decoded(file: UploadedFile, encoding: Encoding): AsyncGenerator<string> {
  if (encoding === 'windows-1252') {
    for await (const chunk of file.chunks())
      yield chunk
        .toString('latin1')
        .replace(/[\u0080-\u009F]/g, (byte) => WINDOWS_1252.charAt(byte.charCodeAt(0) - 0x80));
    return;
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of file.chunks()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Writes the text of a file to another one in UTF-8. @throws Refusal invalid_file */
export async function writeAsUtf8(file: UploadedFile, encoding: Encoding, to: UploadedFile): Promise<void> {
  for await (const text of decoded(file, encoding)) {
    await to.append(Buffer.from(text));
    if (to.size > MAX_PLAYS_FILE_BYTES) throw tooLargeInside();
  }
}
