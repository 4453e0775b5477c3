import { categoryByBggNames } from '../rules/bgg-category.ts';
import type { BggClient } from './bgg-client.ts';
import { BggFailure } from './bgg-failure.ts';
import type { CollectionItem } from './collection-item.ts';
import type { Thing } from './thing-item.ts';
import type { Services } from '#server/platform/services.ts';
import { bggRow } from '../bgg-row.ts';
import type { FileRow } from '../import-row.ts';
import { catalogueAges } from './store.ts';

interface Reading {
  username: string;
  signal: AbortSignal;
  /** For games whose details are fetched. */
  onDetails: (done: number, total: number) => void;
}

/**
 * The rows of a user's BoardGameGeek collection. Data of the catalogue is used where available; for other games, and
 * for the base games of expansions, details are fetched. @throws BggFailure if the collection cannot be read; missing
 * details are noted in the rows instead
 */
export async function readUserCollection(
  { db, log, bgg }: Pick<Services, 'db' | 'log'> & { bgg: BggClient },
  { username, signal, onDetails }: Reading,
): Promise<FileRow[]> {
  const items = await bgg.collection(username, signal);
  if (items.length === 0) throw new BggFailure('empty', 'it lists nothing');
  const ages = await catalogueAges(db, items.map(idOf));
  const idsToRead = items.filter((item) => isWanted(item) && (isExpansion(item) || !ages.has(idOf(item)))).map(idOf);
  const details = await readDetails({ log, bgg }, [...new Set(idsToRead)], { signal, onDetails });
  return items.map((item, place) => {
    const id = idOf(item);
    const thing = details.things.get(id);
    const bggrecagerange = String(ages.get(id) ?? '');
    const row = bggRow(place + 1, { ...item.cells, bggrecagerange, ...thing?.cells });
    if (!row.game) return row;
    const { category } = row.game;
    row.game = {
      ...row.game,
      category: categoryByBggNames([...(thing?.links ?? []), ...item.domains]) ?? category,
      imageUrl: item.imageUrl,
      ...(thing && thing.baseBggIds.length > 0 && { baseBggIds: thing.baseBggIds }),
    };
    if (details.missing.has(id)) row.reasons.push({ code: 'no_details' });
    return row;
  });
}

const idOf = ({ cells }: CollectionItem): number => Number(cells.objectid);
const isExpansion = ({ cells }: CollectionItem): boolean => cells.itemtype === 'expansion';
const isWanted = ({ cells }: CollectionItem): boolean => bggRow(1, cells).game !== null;

/** Fetches details of these games; stops when BoardGameGeek stops responding. */
async function readDetails(
  { log, bgg }: Pick<Services, 'log'> & { bgg: BggClient },
  ids: readonly number[],
  { signal, onDetails }: Pick<Reading, 'signal' | 'onDetails'>,
): Promise<{ things: Map<number, Thing>; missing: Set<number> }> {
  const things = new Map<number, Thing>();
  if (ids.length === 0) return { things, missing: new Set() };
  try {
    for await (const read of bgg.things(ids, signal)) {
      for (const thing of read.things) things.set(thing.bggId, thing);
      onDetails(read.done, ids.length);
    }
    return { things, missing: new Set() };
  } catch (error) {
    if (!(error instanceof BggFailure)) throw error;
    log.warn({ err: error }, 'details of games were not read');
    return { things, missing: new Set(ids.filter((id) => !things.has(id))) };
  }
}
