import { TAG_COLOURS, type TagColour } from '#shared/enums.ts';

/** The colour that fewest of these tags have; the first in the palette's order among equals. */
export function leastUsedColour(tags: readonly { colour: TagColour }[]): TagColour {
  const uses = new Map<TagColour, number>(TAG_COLOURS.map((colour) => [colour, 0]));
  for (const { colour } of tags) uses.set(colour, (uses.get(colour) ?? 0) + 1);
  return [...uses].reduce((least, next) => (next[1] < least[1] ? next : least))[0];
}
