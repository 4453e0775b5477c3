import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { benchAnalysing } from './analysing.ts';
import { benchBrowsing } from './browsing.ts';
import { benchCarrying } from './carrying.ts';
import { benchCompleting } from './completing.ts';
import { benchEvening } from './evening.ts';
import { benchGrowing } from './growing.ts';
import { benchImporting } from './importing.ts';
import { benchListing } from './listing.ts';
import { benchMailing } from './mailing.ts';
import { benchPicking } from './picking.ts';
import { benchPlaying } from './playing.ts';
import { benchRecommending } from './recommending.ts';
import { setStage } from './stage.ts';
import { benchWriting } from './writing.ts';

/** Each part by its name: what it measures, as tables by their title. */
const PARTS = {
  importing: benchImporting,
  listing: benchListing,
  writing: benchWriting,
  growing: benchGrowing,
  playing: benchPlaying,
  picking: benchPicking,
  evening: benchEvening,
  completing: benchCompleting,
  recommending: benchRecommending,
  browsing: benchBrowsing,
  analysing: benchAnalysing,
  mailing: benchMailing,
  carrying: benchCarrying,
};
type Part = keyof typeof PARTS;

/** `npm run bench [-- part ...]`: prints the tables of these parts, or of all, and writes them to bench-results/latest.json. */
const asked = process.argv.slice(2);
const parts = (Object.keys(PARTS) as Part[]).filter((part) => asked.length === 0 || asked.includes(part));
const stage = await setStage();
const result: Record<string, unknown> = {
  date: new Date().toISOString(),
  node: process.version,
  cores: cpus().length,
  startMs: Math.round(stage.startMs),
};
try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores. Start to first answer: ${Math.round(stage.startMs)} ms`,
  );
  for (const part of parts) {
    const tables = await PARTS[part](stage);
    for (const [title, rows] of Object.entries(tables)) {
      console.log(`\n${title}`);
      console.table(rows);
    }
    result[part] = tables;
  }
  await mkdir('bench-results', { recursive: true });
  await writeFile('bench-results/latest.json', JSON.stringify(result, null, 2));
} finally {
  await stage.strike();
}
