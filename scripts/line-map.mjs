const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * A source map that tells lines and no columns. Node decodes the whole map at the first error and keeps it; of this one it keeps
 * a third.
 * @param {{ mappings: string }} map version 3 of the format, as esbuild writes it
 */
export function lineMap(map) {
  const at = { source: 0, line: 0 };
  const told = { source: 0, line: 0 };
  const lines = map.mappings.split(';').map((text) => {
    const places = [];
    let column = 0;
    let toldColumn = 0;
    for (const [columns, source, line] of text.split(',').map(decode)) {
      column += columns ?? 0;
      if (source === undefined) continue;
      at.source += source;
      at.line += line;
      if (places.length > 0 && at.source === told.source && at.line === told.line) continue;
      places.push([column - toldColumn, at.source - told.source, at.line - told.line, 0].map(encode).join(''));
      toldColumn = column;
      Object.assign(told, at);
    }
    return places.join(',');
  });
  return { ...map, names: [], mappings: lines.join(';') };
}

/** Numbers in base 64, five bits in each letter: the highest says that more follow, the lowest of a number is its sign. */
function decode(text) {
  const numbers = [];
  let number = 0;
  let shift = 0;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    number += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(number & 1 ? -(number >> 1) : number >> 1);
    number = shift = 0;
  }
  return numbers;
}

function encode(number) {
  let rest = number < 0 ? -number * 2 + 1 : number * 2;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>= 5;
    text += DIGITS[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return text;
}
