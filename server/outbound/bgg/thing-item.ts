import type { BggColumn } from '#shared/rules/imports/bgg-collection-columns.ts';
import { childOf, valueOf, type XmlElement } from './read-xml.ts';

/** Facts of a game that do not depend on a collection. */
export interface Thing {
  bggId: number;
  /** As its file has them in the columns of these names; '' for what it does not know. */
  cells: Record<Extract<BggColumn, 'avgweight' | 'bggbestplayers' | 'bggrecplayers' | 'bggrecagerange'>, string>;
  /** Of categories and mechanics. */
  links: string[];
  /** Of an expansion: the games that it extends. */
  baseBggIds: number[];
}

/** Reads `<item>` of things that were asked for with their statistics; null for what is no thing. */
export function thingItem(item: XmlElement): Thing | null {
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
 * The player counts that a poll calls best and recommended: more votes for than against, and of those, best where more
 * of them say 'Best'. '4+' asks about more than the box holds, and is no count.
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
    const [most, some, none] = [votes('Best'), votes('Recommended'), votes('Not Recommended')];
    if (most + some <= none) continue;
    recommended.push(Number(attributes.numplayers));
    if (most > some) best.push(Number(attributes.numplayers));
  }
  return { best, recommended };
}
