import { MAX_JSON_LENGTH } from './text-limits.ts';

/**
 * JSON as pages really have it: in comments or CDATA, with raw line breaks in texts, trailing commas, a closing
 * semicolon, or an apostrophe escaped. Undefined where that does not help, and for a text that is too long for a page.
 */
export function lenientJson(text: string): unknown {
  if (text.length > MAX_JSON_LENGTH) return undefined;
  const open = text.replace('<![CDATA[', '').replaceAll(']]>', '');
  const bare = open.slice(open.search(/[[{]/), Math.max(open.lastIndexOf('}'), open.lastIndexOf(']')) + 1);
  for (const repair of [asItIs, repaired]) {
    try {
      return JSON.parse(repair(bare));
    } catch {
      // The next attempt, or none.
    }
  }
  return undefined;
}

const asItIs = (text: string) => text;

/** One walk from the left to the right: a pattern for strings backtracks where a quote is never closed. */
function repaired(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is to go
  const clean = text.replace(/[\u0000-\u001F\u2028\u2029]/g, ' ');
  const pieces: string[] = [];
  let taken = 0;
  const leaveOut = (place: number) => {
    pieces.push(clean.slice(taken, place));
    taken = place + 1;
  };
  let comma: number | null = null;
  for (let at = 0; at < clean.length; at += 1) {
    const character = clean[at];
    if (character === ' ') continue;
    if ((character === '}' || character === ']') && comma !== null) leaveOut(comma);
    comma = character === ',' ? at : null;
    if (character === '"') at = endOfString(clean, at, leaveOut);
  }
  pieces.push(clean.slice(taken));
  return pieces.join('');
}

/** Where the string that begins at `start` ends; the backslash before an apostrophe, which JSON refuses, is left out. */
function endOfString(text: string, start: number, leaveOut: (place: number) => void): number {
  let at = start + 1;
  for (; at < text.length && text[at] !== '"'; at += 1) {
    if (text[at] !== '\\') continue;
    if (text[at + 1] === "'") leaveOut(at);
    at += 1;
  }
  return at;
}

/** The object or array that begins at `start`, up to its own closing bracket; null when it has none. */
export function balancedJson(text: string, start: number): string | null {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return null;
}
