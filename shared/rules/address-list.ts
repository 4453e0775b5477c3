import * as z from 'zod/mini';
import { emailAddress } from '../contracts/fields.ts';
import { MAX_NAME_LENGTH } from '../limits.ts';

export interface ListedAddress {
  email: string;
  name: string | null;
}

/** A piece that holds no address that could be written to, as it was typed, and what is wrong with it. */
export interface UnreadPiece {
  text: string;
  problem: string;
}

const address = emailAddress('');
/** What is pasted at once: several thousand addresses with names. */
const MAX_LIST_LENGTH = 200_000;
const MAX_SHOWN_LENGTH = 60;
const SEPARATOR = /[,;\r\n\t]/;

/**
 * Reads addresses as mail programs copy them: `"Ana Sá" <ana@x.org>, bob@y.org; c@z.org`, one a line, or with blanks
 * between. An address that comes twice counts once and keeps the first name that was given with it.
 */
export function readAddressList(text: string): { good: ListedAddress[]; bad: UnreadPiece[] } {
  if (text.length > MAX_LIST_LENGTH) return { good: [], bad: [tooLong(text)] };
  const good = new Map<string, ListedAddress>();
  const bad: UnreadPiece[] = [];
  for (const piece of piecesOf(text)) {
    const read = readPiece(piece);
    if ('problem' in read) bad.push(read);
    else good.set(read.email, { email: read.email, name: good.get(read.email)?.name ?? read.name });
  }
  return { good: [...good.values()], bad };
}

const tooLong = (text: string): UnreadPiece => ({
  text: `${text.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…`,
  problem: `This is too much at once: paste at most ${MAX_LIST_LENGTH.toLocaleString('en')} characters`,
});

/** Cuts at separators outside quotes and angle brackets; plain addresses with blanks between are cut as well. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let quoted = false;
  const cut = () => {
    if (piece.trim() !== '') pieces.push(piece.trim());
    piece = '';
  };
  for (let place = 0; place < text.length; place++) {
    const character = text.charAt(place);
    if (character === '"' && text[place - 1] !== '\\')
      quoted = !quoted && /^(?:[^"\\\r\n]|\\.)*"/.test(text.slice(place + 1));
    if (quoted || !SEPARATOR.test(character)) piece += character;
    else if (character === ',' && isStartOfName(piece, text.slice(place + 1))) piece += character;
    else cut();
  }
  cut();
  return pieces.flatMap(wordsOrWhole);
}

/** Addresses with nothing but blanks between them are cut; any other piece stays whole. */
function wordsOrWhole(piece: string): string[] {
  const words = piece.split(/\s+/);
  const isAddress = (word: string) => !/[<>"]/.test(word) && word.slice(1, -1).includes('@');
  return words.every(isAddress) ? words : [piece];
}

/** The comma of `Sá, Ana <ana@x.org>`, which stands inside a name. */
const isStartOfName = (before: string, rest: string): boolean =>
  !before.includes('@') && before.trim() !== '' && /^[^,;<>@\r\n\t]*<[^<>]*>/.test(rest);

function readPiece(text: string): ListedAddress | UnreadPiece {
  const bracketed = /^(?<name>"(?:[^"\\]|\\.)*"\s*|[^<>]*)<(?<email>[^<>]*)>$/s.exec(text)?.groups;
  const email = z.safeParse(address, (bracketed?.['email'] ?? text).replace(/^mailto:/i, ''));
  if (email.success) return { email: email.data, name: nameIn(bracketed?.['name'] ?? '') };
  return {
    text,
    problem: text.includes('@') ? 'This is not a valid email address' : 'There is no email address in this',
  };
}

function nameIn(text: string): string | null {
  const bare = text.trim();
  const unquoted = /^".*"$/s.test(bare) ? bare.slice(1, -1).replaceAll(/\\(.)/g, '$1') : bare;
  const short = unquoted
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
  return short.replace(/[\ud800-\udbff]$/, '').trim() || null;
}
