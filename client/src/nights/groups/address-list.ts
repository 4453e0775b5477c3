import * as z from 'zod/mini';
import { emailAddress } from '#shared/contract/fields.ts';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { naturalName } from '#shared/text/natural-name.ts';
import { integerText } from '#shared/text/integer-text.ts';
import { t } from '#client/nights/words/words.ts';

export interface ListedAddress {
  email: string;
  name: string | null;
}

/** A part without a valid address, with the reason. */
export interface UnparsedEntry {
  text: string;
  problem: string;
}

const address = emailAddress('');
/** Maximum length of pasted text: several thousand addresses with names. */
const MAX_LIST_LENGTH = 200_000;
const MAX_SHOWN_LENGTH = 60;
const SEPARATOR = /[,;\t]/;
/** An address in parentheses at the end, as some programs copy it: 'Ana Sá (ana@x.org)'. */
const IN_PARENTHESES = /\(([^()\s<>@]+@[^()\s<>@]+)\)$/;

/** A bullet or a number before an entry of a list. */
const LIST_MARK = /^(?:[-–—*•·]|\d{1,3}[.)])\s+/;
/** Before the recipients in the head of a mail. */
const RECIPIENTS = /^\s*(?:to|cc|bcc):/i;
/** More words than this beside an address are a sentence, not a name. */
const MAX_WORDS = 6;

/** Column headings of a spreadsheet. */
const COLUMN_TITLE = /^(?:e-?mail(?: address)?|mail|address|(?:first |last |full |display )?name)$/i;

/**
 * Parses addresses as copied from mail programs: `"Ana Sá" <ana@x.org>, bob@y.org; c@z.org`, one per line, separated by
 * blanks, or as spreadsheet columns with names. `Sá, Ana <ana@x.org>` becomes Ana Sá. Duplicates count once and keep
 * the first name.
 */
export function readAddressList(text: string): { good: ListedAddress[]; bad: UnparsedEntry[] } {
  if (text.length > MAX_LIST_LENGTH) return { good: [], bad: [tooLong(text)] };
  const good = new Map<string, ListedAddress>();
  const bad: UnparsedEntry[] = [];
  const lines = text.split(/[\r\n]+/).flatMap((line) => line.replace(RECIPIENTS, '').trim() || []);
  const columns = lines.length > 1 ? columnSeparator(lines[0] ?? '') : null;
  for (const line of columns === null ? lines : lines.slice(1)) {
    const row = readRow(line.split(columns ?? '\t').flatMap((cell) => cell.trim() || []));
    for (const read of row ? [row] : piecesOf(line).map(readPiece)) {
      if ('problem' in read) bad.push(read);
      else good.set(read.email, { email: read.email, name: good.get(read.email)?.name ?? read.name });
    }
  }
  return { good: [...good.values()], bad };
}

const tooLong = (text: string): UnparsedEntry => ({
  text: `${text.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…`,
  problem: t('This is too much at once: paste at most {count} characters', { count: integerText(MAX_LIST_LENGTH) }),
});

/** What separates the columns if the first line consists of column headings; null otherwise. */
const columnSeparator = (heading: string): string | null =>
  ['\t', ',', ';'].find((separator) =>
    heading.split(separator).every((cell) => cell.trim() === '' || COLUMN_TITLE.test(cell.trim())),
  ) ?? null;

/** Splits at separators outside quotes and angle brackets, and between plain addresses. */
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
    if (!quoted && character === '>' && piece.includes('@') && /^\s[^,;<>\t]*<[^<>]*>/.test(text.slice(place + 1)))
      cut();
  }
  cut();
  return pieces.flatMap(splitBareAddresses);
}

/** A spreadsheet row: one address, with the name in one or two columns. Null for other rows. */
function readRow(cells: readonly string[]): ListedAddress | null {
  const [found, ...further] = cells.filter((cell) => cell.includes('@'));
  if (cells.length < 2 || found === undefined || further.length > 0) return null;
  const email = z.safeParse(address, found);
  if (!email.success) return null;
  const names = cells.filter((cell) => !cell.includes('@') && !/\d/.test(cell)).slice(0, 2);
  return { email: email.data, name: nameIn(names.join(' '), email.data) };
}

/** Splits addresses separated by blanks only; any other part stays whole. */
function splitBareAddresses(piece: string): string[] {
  const words = piece.split(/\s+/);
  const isAddress = (word: string) => !/[<>"]/.test(word) && word.slice(1, -1).includes('@');
  return words.every(isAddress) ? words : [piece];
}

/** A comma inside a name, as in `Sá, Ana <ana@x.org>` or `Sá, Ana (ana@x.org)`. */
const isStartOfName = (before: string, rest: string): boolean =>
  !before.includes('@') &&
  before.trim() !== '' &&
  (/^[^,;<>@\t]*<[^<>]*>/.test(rest) || /^[^,;<>@()\t]*\([^()\s<>@]+@[^()\s<>@]+\)/.test(rest));

function readPiece(text: string): ListedAddress | UnparsedEntry {
  const piece = text.replace(IN_PARENTHESES, '<$1>');
  const bracketed = /^(?<name>"(?:[^"\\]|\\.)*"\s*|[^<>]*)<(?<email>[^<>]*)>$/s.exec(piece)?.groups;
  const email = z.safeParse(address, (bracketed?.['email'] ?? text).replace(/^mailto:/i, ''));
  if (email.success) return { email: email.data, name: nameIn(bracketed?.['name'] ?? '', email.data) };
  return (
    readLoosePiece(text) ?? {
      text,
      problem: text.includes('@') ? t('This is not a valid email address') : t('There is no email address in this'),
    }
  );
}

/** A typed line with an address at one end: '- Ana: ana@x.org', 'ana@x.org (Ana)'. Null for anything else. */
function readLoosePiece(text: string): ListedAddress | null {
  const words = text.replace(LIST_MARK, '').split(/\s+/);
  const at = words.findIndex((word) => word.includes('@'));
  const isAtOneEnd = at !== -1 && (at === 0 || at === words.length - 1);
  if (!isAtOneEnd || words.length > MAX_WORDS || /[<>"]/.test(text)) return null;
  const email = z.safeParse(address, withoutMarks(words[at] ?? ''));
  const others = words.toSpliced(at, 1);
  if (!email.success || others.some((word) => word.includes('@'))) return null;
  return { email: email.data, name: nameIn(withoutMarks(others.join(' ')), email.data) };
}

/** Without the punctuation and invisible characters around a word. */
function withoutMarks(text: string): string {
  const isMark = (index: number) => /[\s()[\]'‘’“”.:=\p{Pd}\p{Cf}]/u.test(text.charAt(index));
  let [start, end] = [0, text.length];
  while (start < end && isMark(start)) start++;
  while (end > start && isMark(end - 1)) end--;
  return text.slice(start, end);
}

/** Null if there is none, or a program has put the address in its place. */
function nameIn(text: string, email: string): string | null {
  const bare = text.trim();
  const isQuoted = /^".*"$/s.test(bare) || /^'[^']+'$/.test(bare);
  const unquoted = isQuoted ? bare.slice(1, -1).replaceAll(/\\(.)/g, '$1') : bare;
  if (unquoted.toLowerCase() === email) return null;
  const short = naturalName(unquoted)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
  return short.replace(/[\ud800-\udbff]$/, '').trim() || null;
}
