import { setTimeout as pause } from 'node:timers/promises';
import { rounded } from './statistics.ts';
import { makeOwnerWith } from './make-owner.ts';
import { memoryOf, type ServerUnderTest } from './server-under-test.ts';

const HEADER =
  'objectname,objectid,rating,numplays,weight,own,fortrade,want,wanttobuy,wanttoplay,prevowned,preordered,wishlist,' +
  'wishlistpriority,wishlistcomment,comment,conditiontext,collid,baverage,average,avgweight,rank,numowned,objecttype,' +
  'originalname,minplayers,maxplayers,playingtime,maxplaytime,minplaytime,yearpublished,bggrecplayers,bggbestplayers,' +
  'bggrecagerange,bgglanguagedependence,imageid,year,language,other,itemtype,barcode,version_publishers,version_languages';

/** A collection export with this number of rows, of the shape and size of a real one. */
export function exportOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const title = `"Benchmark game ""${n}"", a title"`;
    const remark = n % 7 === 0 ? `"Remark ${n}, in words\nand a second line"` : '""';
    return `${title},"${n + 1_000_000}","${n % 11}","${n % 30}","0","${n % 9 === 0 ? 0 : 1}","0","0","0","0","0","0","${n % 9 === 0 ? 1 : 0}","3","",${remark},"","${n}","5.6","6.4","${(1 + (n % 40) / 10).toFixed(4)}","${n}","500","thing",${title},"2","${2 + (n % 5)}","${15 * (1 + (n % 10))}","90","30","${1990 + (n % 35)}","2,3,4","3","10+","No necessary in-game text","","","","","${n % 5 === 0 ? 'expansion' : 'standalone'}","","A publisher","English"`;
  });
  return `${HEADER}\r\n${lines.join('\r\n')}\r\n`;
}

/** A BG Stats export with this number of plays, of the shape and size of a real one. */
export function playsOf(plays: number): string {
  const games = Array.from({ length: 300 }, (_, n) => ({
    uuid: `game-${n}`,
    id: n,
    name: `Benchmark game ${n}`,
    bggName: `Benchmark game ${n}`,
    bggId: 2_000_000 + n,
    bggYear: 1990 + (n % 35),
    cooperative: n % 7 === 0,
    highestWins: n % 11 !== 0,
    noPoints: n % 5 === 0,
    urlImage: `https://images.example/original/${'x'.repeat(100)}/${n}.jpg`,
    minPlayerCount: 2,
    maxPlayerCount: 5,
    maxPlayTime: 60,
    copies: n % 3 === 0 ? [] : [{ uuid: `copy-${n}`, statusOwned: true, urlImage: 'y'.repeat(150) }],
  }));
  const players = Array.from({ length: 200 }, (_, id) => ({ uuid: `player-${id}`, id, name: `Player ${id}` }));
  const locations = Array.from({ length: 20 }, (_, id) => ({ uuid: `place-${id}`, id, name: `Place ${id}` }));
  const listed = Array.from({ length: plays }, (_, n) => ({
    uuid: `e4e0cd09-4bac-430e-88c3-${String(n).padStart(12, '0')}`,
    modificationDate: '2024-05-01 20:00:00',
    entryDate: '2024-05-01 20:00:00',
    playDate: new Date(Date.UTC(2010, 0, 1, 20) + n * 7_000_000).toISOString().slice(0, 19).replace('T', ' '),
    durationMin: 30 + (n % 60),
    gameRefId: n % 300,
    locationRefId: n % 20,
    comments: n % 8 === 0 ? `Comment ${n}, in a few words` : '',
    playerScores: Array.from({ length: 2 + (n % 4) }, (_seat, place) => ({
      score: place === 1 ? '12+7+3' : String(n % 90),
      winner: place === 0,
      newPlayer: false,
      startPlayer: place === 1,
      playerRefId: (n + place) % 200,
      rank: place + 1,
      seatOrder: 0,
      metaData: '{}',
    })),
    expansionPlays: [],
    metaData: '{}',
  }));
  return JSON.stringify({ tags: [], games, players, locations, plays: listed });
}

/** Previews and applies a usual export and the largest one. Measures seconds, and megabytes of memory growth. */
export async function benchImporting(stage: ServerUnderTest) {
  const rows: Record<string, Record<string, number>> = {};
  const plays: Record<string, Record<string, number>> = {};
  await importOnce(stage, COLLECTION, exportOf(100));
  for (const count of [760, 14_500]) rows[`${count} rows`] = await importOnce(stage, COLLECTION, exportOf(count));
  for (const count of [850, 5_000, 20_000]) plays[`${count} plays`] = await importOnce(stage, PLAYS, playsOf(count));
  return { 'Importing a BoardGameGeek collection export': rows, 'Importing a BG Stats export': plays };
}

interface ImportEndpoint {
  path: string;
  contentType: string;
}
const COLLECTION: ImportEndpoint = { path: '/api/imports/bgg-collection', contentType: 'text/csv' };
const PLAYS: ImportEndpoint = { path: '/api/imports/bgstats?timeZone=Europe/Lisbon', contentType: 'application/json' };

async function importOnce(stage: ServerUnderTest, endpoint: ImportEndpoint, file: string) {
  const { cookie } = await makeOwnerWith(stage, 0);
  const before = await memoryOf(stage.server);
  let highest = before;
  const watch = setInterval(() => void memoryOf(stage.server).then((now) => (highest = Math.max(highest, now))), 25);
  const started = performance.now();
  const preview = await request('POST', endpoint.path, { 'Content-Type': endpoint.contentType }, file);
  const previewed = performance.now();
  await request('POST', `/api/imports/${preview.id}/apply`);
  while ((await request('GET', `/api/imports/${preview.id}`)).status !== 'applied') await pause(20);
  const applied = performance.now();
  await request('POST', `/api/imports/${preview.id}/undo`);
  while ((await request('GET', `/api/imports/${preview.id}`)).status !== 'undone') await pause(20);
  const undone = performance.now();
  clearInterval(watch);
  return {
    'file MB': rounded(file.length / 1024 / 1024, 2),
    'preview s': rounded((previewed - started) / 1000, 2),
    'apply s': rounded((applied - previewed) / 1000, 2),
    'undo s': rounded((undone - applied) / 1000, 2),
    'whole s': rounded((applied - started) / 1000, 2),
    'memory growth MB': Math.round(highest - before),
  };

  async function request(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
    const response = await fetch(stage.origin + path, {
      method,
      headers: { cookie, ...headers },
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: number; status: string };
  }
}
