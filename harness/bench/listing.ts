import { etagOf } from './etag-of.ts';
import { SIZES } from './sizes.ts';
import { insertPlays } from './insert-plays.ts';
import { withLimitServer } from './with-limit-server.ts';
import { refetchList, listOwners, type Lists } from './refetched-lists.ts';
import { comparedWithLimit, load } from './load.ts';
import { makeOwnerWith } from './make-owner.ts';
import { type ServerUnderTest } from './server-under-test.ts';

const LISTS = { games: ['/api/games', '/'], plays: ['/api/game-sessions', '/plays'] } as const;

/** Listing the games and the plays of one owner: the limit, beside Rollcall signed in over its whole stack. */
export async function benchListing(stage: ServerUnderTest) {
  const { games, plays, listConnections } = SIZES;
  const owner = await makeOwnerWith(stage, games);
  await insertPlays(stage, owner.id, plays);
  const tables: Record<string, Record<string, object>> = {};
  await withLimitServer(stage, owner.id, async (limit) => {
    await warmUp(stage, limit);
    for (const count of listConnections) {
      const owners = await listOwners(stage, count);
      for (const [name, [path, bare]] of Object.entries(LISTS)) {
        const lists = { path, limitUrl: limit + bare, connections: count, owners };
        const rows = (tables[`Listing ${games} games or ${plays} plays of one owner: ${name}`] ??= {});
        for (const [row, result] of await compare(stage, lists, owner.cookie))
          rows[`${row}, ${count} connections`] = result;
      }
    }
  });
  return tables;
}

/** As the lists are measured, so that all who are measured find the same server. */
async function warmUp(stage: ServerUnderTest, limit: string): Promise<void> {
  const owners = await listOwners(stage, 1);
  for (const [path, bare] of Object.values(LISTS))
    await refetchList(stage, { path, limitUrl: limit + bare, connections: 1, owners });
}

async function compare(stage: ServerUnderTest, lists: Lists, cookie: string): Promise<[string, object][]> {
  const { path, limitUrl, connections } = lists;
  const url = stage.origin + path;
  const headers = { cookie, 'accept-encoding': 'gzip' };
  const refetched = await refetchList(stage, lists);
  const bare = await load({ url: limitUrl, connections });
  const cached = await load({ url, connections, headers });
  const tagged = { ...headers, 'if-none-match': await etagOf(url, headers) };
  const unchanged = await load({ url, connections, headers: tagged });
  return [
    ['the limit: node:http + json_agg', comparedWithLimit(bare, bare)],
    ['whole list, kept body', comparedWithLimit(cached, bare)],
    ['unchanged list (304)', comparedWithLimit(unchanged, bare)],
    ['the limit, asked for single lists', comparedWithLimit(refetched.limit, refetched.limit)],
    ['list, first time', comparedWithLimit(refetched.first, refetched.limit)],
    ['list, after one write', comparedWithLimit(refetched.afterWrite, refetched.limit)],
  ];
}
