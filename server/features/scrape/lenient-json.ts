/**
 * JSON as pages really have it: in comments or CDATA, with raw line breaks in texts, trailing commas, a closing
 * semicolon, or an apostrophe escaped. Undefined where that does not help.
 */
export function lenientJson(text: string): unknown {
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

const STRING_OR_TRAILING_COMMA = /"(?:[^"\\]+|\\.)*"|,(?=\s*[}\]])/g;

const repaired = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what is to go
    .replace(/[\u0000-\u001F\u2028\u2029]/g, ' ')
    .replace(STRING_OR_TRAILING_COMMA, (match) => (match === ',' ? '' : match.replaceAll("\\'", "'")));

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
