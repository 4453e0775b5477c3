import { setTimeout as pause } from 'node:timers/promises';
import { makeOwnerWith, memoryOf, type Stage } from './stage.ts';

const HEADER =
  'objectname,objectid,rating,numplays,weight,own,fortrade,want,wanttobuy,wanttoplay,prevowned,preordered,wishlist,' +
  'wishlistpriority,wishlistcomment,comment,conditiontext,collid,baverage,average,avgweight,rank,numowned,objecttype,' +
  'originalname,minplayers,maxplayers,playingtime,maxplaytime,minplaytime,yearpublished,bggrecplayers,bggbestplayers,' +
  'bggrecagerange,bgglanguagedependence,imageid,year,language,other,itemtype,barcode,version_publishers,version_languages';

/** A collection export of so many rows, of the shape and size of a real one. */
function exportOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const title = `"Benchmark game ""${n}"", a title"`;
    const remark = n % 7 === 0 ? `"Remark ${n}, in words\nand a second line"` : '""';
    return `${title},"${n + 1_000_000}","${n % 11}","${n % 30}","0","${n % 9 === 0 ? 0 : 1}","0","0","0","0","0","0","${n % 9 === 0 ? 1 : 0}","3","",${remark},"","${n}","5.6","6.4","${(1 + (n % 40) / 10).toFixed(4)}","${n}","500","thing",${title},"2","${2 + (n % 5)}","${15 * (1 + (n % 10))}","90","30","${1990 + (n % 35)}","2,3,4","3","10+","No necessary in-game text","","","","","${n % 5 === 0 ? 'expansion' : 'standalone'}","","A publisher","English"`;
  });
  return `${HEADER}\r\n${lines.join('\r\n')}\r\n`;
}

/** Upload with preview, and apply, of a usual and of the largest export there is; seconds, and megabytes of growth. */
export async function benchImporting(stage: Stage) {
  const rows: Record<string, Record<string, number>> = {};
  await importOnce(stage, 100);
  for (const count of [760, 14_500]) rows[`${count} rows`] = await importOnce(stage, count);
  return { 'Importing a BoardGameGeek collection export': rows };
}

async function importOnce(stage: Stage, count: number) {
  const { cookie } = await makeOwnerWith(stage, 0);
  const file = exportOf(count);
  const before = await memoryOf(stage.server);
  let highest = before;
  const watch = setInterval(() => void memoryOf(stage.server).then((now) => (highest = Math.max(highest, now))), 25);
  const started = performance.now();
  const preview = await request('POST', '/api/imports/bgg-collection', { 'Content-Type': 'text/csv' }, file);
  const previewed = performance.now();
  await request('POST', `/api/imports/${preview.id}/apply`);
  while ((await request('GET', `/api/imports/${preview.id}`)).status !== 'applied') await pause(20);
  const applied = performance.now();
  clearInterval(watch);
  return {
    'file MB': round(file.length / 1024 / 1024),
    'preview s': round((previewed - started) / 1000),
    'apply s': round((applied - previewed) / 1000),
    'whole s': round((applied - started) / 1000),
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

const round = (value: number) => Math.round(value * 100) / 100;
