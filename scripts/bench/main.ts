import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { benchBrowsing } from './browsing.ts';
import { benchImporting } from './importing.ts';
import { benchListing } from './listing.ts';
import { setStage } from './stage.ts';

/** `npm run bench`: prints tables, and writes the same to bench-results/latest.json. */
const stage = await setStage();
try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores. Start to first answer: ${Math.round(stage.startMs)} ms\n`,
  );
  const importing = await benchImporting(stage);
  console.log('Importing a BoardGameGeek collection export');
  console.table(importing.rows);
  const listing = await benchListing(stage);
  console.log(`Listing ${listing.games} games of one owner (server memory ${listing.serverMemoryMb} MB)`);
  console.table(listing.rows);
  const browsing = await benchBrowsing(stage);
  console.log('First visit of the home page');
  console.table(browsing.home);
  console.log('My Games, large collection');
  console.table(browsing.myGames);
  await mkdir('bench-results', { recursive: true });
  const result = {
    date: new Date().toISOString(),
    node: process.version,
    cores: cpus().length,
    startMs: stage.startMs,
    importing,
    listing,
    browsing,
  };
  await writeFile('bench-results/latest.json', JSON.stringify(result, null, 2));
} finally {
  await stage.strike();
}
