import type { Category } from '#shared/enums.ts';
import { cover } from '#shared/covers/cover.ts';

const KEEP = 600;
const drawn = new Map<string, { __html: string }>();

/** The cover as React's inner-HTML object; the last 600 are cached, so a grid draws each game once. */
export function coverMarkup(title: string, category: Category): { __html: string } {
  const key = `${category} ${title}`;
  const known = drawn.get(key);
  if (known) return known;
  const markup = { __html: cover(title, category) };
  drawn.set(key, markup);
  const [oldest] = drawn.keys();
  if (drawn.size > KEEP && oldest !== undefined) drawn.delete(oldest);
  return markup;
}
