import { besideLimit } from './limit.ts';
import { besideTheLimit, load } from './load.ts';
import { insertPlays } from './insert-plays.ts';
import { makeOwnerWith } from './make-owner.ts';
import { memoryOf, type Stage } from './stage.ts';

const GAMES = 1000;
const PLAYS = 5000;
const LISTS = { games: ['/api/games', '/'], plays: ['/api/game-sessions', '/plays'] } as const;

/** Listing 1,000 games and 5,000 plays of one owner: the limit, beside Rollcall signed in over its whole stack. */
export async function benchListing(stage: Stage) {
  const owner = await makeOwnerWith(stage, GAMES);
  await insertPlays(stage, owner.id, PLAYS);
  const tables: Record<string, Record<string, object>> = {};
  await besideLimit(stage, owner.id, async (limit) => {
    for (const [name, [path, bare]] of Object.entries(LISTS))
      tables[`Listing ${GAMES} games or ${PLAYS} plays of one owner: ${name}`] = await compare(
        stage.origin + path,
        limit + bare,
        owner.cookie,
      );
  });
  tables['Memory of the server, MB'] = { 'after listing': { MB: Math.round(await memoryOf(stage.server)) } };
  return tables;
}

async function compare(url: string, limit: string, cookie: string) {
  const headers = { cookie, 'accept-encoding': 'gzip' };
  const first = await fetch(url, { headers });
  await first.arrayBuffer();
  const etag = first.headers.get('etag');
  const rows: Record<string, object> = {};
  for (const connections of [1, 10, 50]) {
    const bare = await load({ url: limit, connections });
    const at = `${connections} connections`;
    rows[`the limit: node:http + json_agg, ${at}`] = besideTheLimit(bare, bare);
    rows[`whole list, kept body, ${at}`] = besideTheLimit(await load({ url, connections, headers }), bare);
    if (etag !== null)
      rows[`unchanged list (304), ${at}`] = besideTheLimit(
        await load({ url, connections, headers: { ...headers, 'if-none-match': etag } }),
        bare,
      );
  }
  return rows;
}
