import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BggClient, bggClient } from '#server/transfer/imports/bgg/bgg-client.ts';
import type { ThrottleSettings } from '#server/transfer/imports/bgg/throttle.ts';

/** An entry of a collection, or a game. Omitted fields are those of a plain base game. */
export interface BggGame {
  id: number;
  name: string;
  expansionOf?: number[];
  year?: number;
  status?: Record<string, number>;
  rating?: number;
  plays?: number;
  comment?: string;
  weight?: number;
  minAge?: number;
  /** Votes for best, recommended and not, by player count. */
  votes?: Record<string, [number, number, number]>;
  links?: [type: string, value: string][];
}

/** Answers one request instead of the normal handler. Returns whether it did. */
export type ResponseHandler = (req: IncomingMessage, res: ServerResponse) => boolean;

export interface BggServer {
  apiUrl: string;
  /** Path and query of every request. */
  requests: URL[];
  /** Waiting times in milliseconds. */
  waited: number[];
  /** Handlers for the next requests, one each. */
  first: ResponseHandler[];
  collections: Map<string, BggGame[]>;
  client(pacing?: Partial<ThrottleSettings>): BggClient;
  close(): Promise<void>;
}

export const TOKEN = 'token-of-the-operator';

/** A local server that behaves like BoardGameGeek's XML API 2: token, 20 ids per call, errors with status 200. */
export async function startBggServer(): Promise<BggServer> {
  const requests: URL[] = [];
  const waited: number[] = [];
  const first: ResponseHandler[] = [];
  const collections = new Map<string, BggGame[]>();
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://bgg');
    requests.push(url);
    if (first.shift()?.(req, res)) return;
    if (req.headers.authorization !== `Bearer ${TOKEN}`) {
      res.writeHead(401).end('Unauthorized. See https://boardgamegeek.com/using_the_xml_api');
      return;
    }
    answer(url, collections, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/xmlapi2`;
  const access = { apiUrl, token: TOKEN, userAgent: 'Rollcall/test' };
  const wait = (ms: number) => {
    waited.push(Math.round(ms));
    return Promise.resolve();
  };
  return {
    apiUrl,
    requests,
    waited,
    first,
    collections,
    client: (pacing) => bggClient(access, { gap: 0, wait, ...pacing }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(url: URL, collections: BggServer['collections'], res: ServerResponse): void {
  const games = [...collections.values()].flat();
  res.setHeader('Content-Type', 'text/xml; charset=utf-8');
  if (url.pathname.endsWith('/thing')) {
    const ids = (url.searchParams.get('id') ?? '').split(',').map(Number);
    if (ids.length > 20) return void res.writeHead(400).end('Cannot load more than 20 items');
    const found = ids.flatMap((id) => games.find((game) => game.id === id) ?? []);
    return void res.end(items(found.map((game) => thingXml(game, url.searchParams.get('stats') === '1'))));
  }
  const owner = collections.get(url.searchParams.get('username') ?? '');
  if (!owner)
    return void res.end(XML + '<errors>\n<error><message>Invalid username specified</message></error></errors>');
  const expansions = url.searchParams.get('subtype') === 'boardgameexpansion';
  const without = url.searchParams.get('excludesubtype') === 'boardgameexpansion';
  // Without a subtype it lists everything, with expansions as games.
  const listed = owner.filter(({ expansionOf }) => (expansions ? expansionOf : !without || !expansionOf));
  res.end(items(listed.map((game, index) => entryXml(game, index, expansions))));
}

const XML = '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n';
const items = (inner: string[]) => `${XML}<items totalitems="${inner.length}">\n${inner.join('\n')}\n</items>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const entryXml = (game: BggGame, index: number, expansions: boolean) => `
  <item objecttype="thing" objectid="${game.id}" subtype="${expansions ? 'boardgameexpansion' : 'boardgame'}" collid="${(expansions ? 90_000 : 10_000) + index}">
    <name sortindex="1">${escaped(game.name)}</name>
    <yearpublished>${game.year ?? 2020}</yearpublished>
    <image>https://img.example.org/${game.id}-original.jpg</image>
    <thumbnail>https://img.example.org/${game.id}.jpg</thumbnail>
    <stats minplayers="2" maxplayers="4" minplaytime="30" maxplaytime="60" playingtime="60" numowned="9">
      <rating value="${game.rating ?? 'N/A'}"><average value="7.1" />
        <ranks><rank type="subtype" name="boardgame" friendlyname="Board Game Rank" value="9" />
          <rank type="family" name="familygames" friendlyname="Family Game Rank" value="2" /></ranks>
      </rating>
    </stats>
    <status ${Object.entries({ own: 1, prevowned: 0, wanttobuy: 0, wishlist: 0, preordered: 0, ...game.status })
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ')} lastmodified="2020-01-11 11:15:53" />
    <numplays>${game.plays ?? 0}</numplays>
    ${game.comment ? `<comment>${escaped(game.comment)}</comment>` : ''}
  </item>`;

const thingXml = (game: BggGame, stats: boolean) => `
  <item type="${game.expansionOf ? 'boardgameexpansion' : 'boardgame'}" id="${game.id}">
    <name type="primary" value="${escaped(game.name)}" />
    <poll name="suggested_numplayers" totalvotes="9">${Object.entries(game.votes ?? {})
      .map(
        ([count, [best, some, none]]) => `<results numplayers="${count}"><result value="Best" numvotes="${best}" />
        <result value="Recommended" numvotes="${some}" /><result value="Not Recommended" numvotes="${none}" /></results>`,
      )
      .join('')}</poll>
    <minage value="${game.minAge ?? 0}" />
    ${(game.links ?? []).map(([type, value]) => `<link type="${type}" id="1" value="${escaped(value)}" />`).join('')}
    ${(game.expansionOf ?? []).map((id) => `<link type="boardgameexpansion" id="${id}" value="Base" inbound="true" />`).join('')}
    ${stats ? `<statistics page="1"><ratings><averageweight value="${game.weight ?? 0}" /></ratings></statistics>` : ''}
  </item>`;

/** Answers one request with this. */
export const says =
  (status: number, body = '', headers: Record<string, string> = {}): ResponseHandler =>
  (_req, res) => {
    res.writeHead(status, headers).end(body);
    return true;
  };
