import type { BggColumn } from '../rules/bgg-collection-columns.ts';
import { childOf, valueOf, type XmlElement } from './read-xml.ts';

/** Data of a game independent of a collection. */
export interface Thing {
  bggId: number;
  /** With the column names of the CSV file; '' for unknown values. */
  cells: Record<Extract<BggColumn, 'avgweight' | 'bggbestplayers' | 'bggrecplayers' | 'bggrecagerange'>, string>;
  /** Names of categories and mechanics. */
  links: string[];
  /** For an expansion: the games it extends. */
  baseBggIds: number[];
}

/** Parses a thing's `<item>` with statistics; null if it is not one. */
export function parseThing(item: XmlElement): Thing | null {
  const bggId = Number(item.attributes.id);
  if (!Number.isInteger(bggId) || bggId <= 0) return null;
  const links = item.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  const counts = playerCounts(item);
  return {
    bggId,
    cells: {
      avgweight: valueOf(childOf(childOf(item, 'statistics'), 'ratings'), 'averageweight'),
      bggrecagerange: valueOf(item, 'minage'),
      bggbestplayers: counts.best.join(','),
      bggrecplayers: counts.recommended.join(','),
    },
    links: links
      .filter(({ type }) => type === 'boardgamecategory' || type === 'boardgamemechanic')
      .flatMap(({ value }) => value ?? []),
    baseBggIds: links
      .filter(({ type, inbound }) => type === 'boardgameexpansion' && inbound === 'true')
      .map(({ id }) => Number(id))
      .filter((id) => Number.isInteger(id) && id > 0),
  };
}

/**
 * The player counts that a poll calls best and recommended: more votes for than against, and best if 'Best' has more
 * votes than 'Recommended'. '4+' means more than the box allows and is ignored.
 */
function playerCounts(item: XmlElement): { best: number[]; recommended: number[] } {
  const poll = item.children.find(
    ({ name, attributes }) => name === 'poll' && attributes.name === 'suggested_numplayers',
  );
  const best: number[] = [];
  const recommended: number[] = [];
  for (const { attributes, children } of poll?.children ?? []) {
    if (!/^\d{1,2}$/.test(attributes.numplayers ?? '')) continue;
    const votes = (answer: string) =>
      Number(children.find((result) => result.attributes.value === answer)?.attributes.numvotes ?? 0);
    // oxlint-disable-next-line words/no-literals -- a value of BoardGameGeek
    const [most, some, none] = [votes('Best'), votes('Recommended'), votes('Not Recommended')];
    if (most + some <= none) continue;
    recommended.push(Number(attributes.numplayers));
    if (most > some) best.push(Number(attributes.numplayers));
  }
  return { best, recommended };
}
