import * as z from 'zod';

const VERSION = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

/** What a file of versions may be: an object with one of these, as GitHub's API answers for the latest release. */
const described = z.union([
  z.object({ version: z.string() }).transform(({ version }) => version),
  z.object({ tag_name: z.string() }).transform(({ tag_name }) => tag_name),
]);

const partsOf = (text: string): number[] | null => VERSION.exec(text.trim())?.slice(1).map(Number) ?? null;

/** The version that a file names: JSON with `version` or `tag_name`, or the first line of a text; null if it names none. */
export function versionIn(text: string): string | null {
  const named = text.trimStart().startsWith('{') ? inJson(text) : (text.trimStart().split('\n', 1)[0] ?? '');
  return partsOf(named)?.join('.') ?? null;
}

function inJson(text: string): string {
  try {
    return described.safeParse(JSON.parse(text)).data ?? '';
  } catch {
    return '';
  }
}

/** Whether a version is a later one; false if one of them is none. */
export function isNewer(offered: string, own: string): boolean {
  const [theirs, ours] = [partsOf(offered), partsOf(own)];
  if (!theirs || !ours) return false;
  const differing = theirs.findIndex((part, place) => part !== ours[place]);
  return differing >= 0 && (theirs[differing] ?? 0) > (ours[differing] ?? 0);
}
