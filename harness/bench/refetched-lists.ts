import { KeepAliveClient } from './keep-alive-client.ts';
import { SIZES, isShort } from './sizes.ts';
import { type Load, loadOf, type Timed } from './statistics.ts';
import { insertPlays } from './insert-plays.ts';
import { makeOwnerWith } from './make-owner.ts';
import { memoryAt, type ServerUnderTest } from './server-under-test.ts';

/** In addition to one for each connection. */
const MORE_OWNERS = isShort ? 5 : 20;
const ROUNDS = 3;

interface Anew {
  limit: Load;
  first: Load;
  afterWrite: Load;
}

interface ListOwner {
  cookie: string;
  gameId: number;
}

/** Creates owners whose lists were never requested, enough for this number of connections. */
export async function listOwners(stage: ServerUnderTest, connections: number): Promise<ListOwner[]> {
  const { games, plays } = SIZES;
  const owners: ListOwner[] = [];
  for (let n = 0; n < connections + MORE_OWNERS; n += 1) {
    const { id, cookie } = await makeOwnerWith(stage, games);
    owners.push({ cookie, gameId: await insertPlays(stage, id, plays) });
  }
  return owners;
}

export interface Lists {
  path: string;
  /** URL of the limit's list of one owner of the same size. */
  limitUrl: string;
  connections: number;
  /** Owners whose list was never requested. */
  owners: readonly ListOwner[];
}

/**
 * Lists that the server has to build: the first of each owner, then another after one write of each, which does not
 * count. Measures a server that has run for a while; the first responses after a start are measured elsewhere.
 */
export async function refetchList(
  stage: ServerUnderTest,
  { path, limitUrl, connections, owners }: Lists,
): Promise<Anew> {
  const asking = new KeepAliveClient(connections, { 'accept-encoding': 'gzip' });
  const url = stage.origin + path;
  const list = ({ cookie }: ListOwner) => asking.one(url, { headers: { cookie } });
  const write = ({ cookie, gameId }: ListOwner) =>
    asking.one(`${stage.origin}/api/games/${gameId}/rate`, { headers: { cookie }, body: { rating: 3 } });
  const lists = owners.map((owner) => () => list(owner));
  const writes = owners.map((owner) => () => write(owner));
  const bareLists = owners.map(() => () => asking.one(limitUrl));
  const [limit, afterWrite]: [Timed[], Timed[]] = [[], []];
  await asking.all(bareLists);
  const first = await asking.all(lists);
  const memory = await memoryAt(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    limit.push(await asking.all(bareLists));
    await asking.all(writes);
    afterWrite.push(await asking.all(lists));
  }
  asking.close();
  return {
    limit: loadOf(limit, await memoryAt(limitUrl)),
    first: loadOf([first], memory),
    afterWrite: loadOf(afterWrite, await memoryAt(url)),
  };
}
