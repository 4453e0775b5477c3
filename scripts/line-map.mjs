import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * A source map that tells lines and no columns. Node decodes the whole map at the first error and keeps it; of this one it keeps
 * a third.
 * @param {{ mappings: string }} map version 3 of the format, as esbuild writes it
 */
export function lineMap(map) {
  return { ...map, names: [], mappings: encode(decode(map.mappings).map(firstOfEachLine)) };
}

/** Of the places in a built line, the first of each line that it comes from. */
function firstOfEachLine(places) {
  const known = places.filter(([, source]) => source !== undefined);
  const first = known.filter(([, source, line], at) => {
    const before = known[at - 1];
    return before?.[1] !== source || before[2] !== line;
  });
  return first.map(([column, source, line]) => [column, source, line, 0]);
}
