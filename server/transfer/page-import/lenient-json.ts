import { MAX_JSON_LENGTH } from './text-limits.ts';

/**
 * Parses JSON as found on pages: in comments or CDATA, with raw line breaks in strings, trailing commas, a final
 * semicolon, or escaped apostrophes. Undefined if that fails or the text is too long.
 */
export function lenientJson(text: string): unknown {
  if (text.length > MAX_JSON_LENGTH) return undefined;
  const open = text.replace('<![CDATA[', '').replaceAll(']]>', '');
  const bare = open.slice(open.search(/[[{]/), Math.max(open.lastIndexOf('}'), open.lastIndexOf(']')) + 1);
  for (const repair of [asItIs, repairJson]) {
    try {
      return JSON.parse(repair(bare));
    } catch {
      // Try the next repair.
    }
  }
  return undefined;
}

const asItIs = (text: string) => text;

/**
 * A single pass: a regular expression for strings backtracks on an unclosed quote, and jsonrepair takes minutes for
 * 600 kB of strings without commas (docs/decisions/0084).
 */
function repairJson(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are to be removed
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

/** The end of the string that starts at `start`; drops the backslash before an apostrophe, which is invalid in JSON. */
function endOfString(text: string, start: number, leaveOut: (place: number) => void): number {
  let at = start + 1;
  for (; at < text.length && text[at] !== '"'; at += 1) {
    if (text[at] !== '\\') continue;
    if (text[at + 1] === "'") leaveOut(at);
    at += 1;
  }
  return at;
}

/** The object or array that starts at `start`, up to its closing bracket; null if unclosed. */
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
