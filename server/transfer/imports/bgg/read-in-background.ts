import type { BggClient } from './bgg-client.ts';
import { BggFailure } from './bgg-failure.ts';
import { combineCopies } from '../combined-copies.ts';
import type { FileRow } from '../import-row.ts';
import { lockImport, updateImport } from '../imports-store.ts';
import { ProgressReport, releaseImport } from '../progress.ts';
import type { ImportServices } from '../service.ts';
import { fillPreview } from '../store-preview.ts';
import { readUserCollection } from './read-collection.ts';
import { openReading } from './readings.ts';
import { releaseReading } from './store.ts';

type ReadingServices = ImportServices & { bgg: BggClient };

interface ClaimedReading {
  userId: number;
  importId: number;
  username: string;
}

/**
 * Reads a claimed import and turns it into a preview. Never rejects: the reason of a failure is stored with the import,
 * and logged if the operator can act on it. Nothing in the database is locked while waiting for BoardGameGeek.
 */
export async function readInBackground(services: ReadingServices, claimed: ClaimedReading): Promise<void> {
  const { db, log } = services;
  const { importId, username } = claimed;
  const reading = openReading(db, importId);
  const progress = new ProgressReport(db, importId, reading.stop);
  try {
    const onDetails = (done: number, total: number) => progress.reach(done, total);
    const rows = await readUserCollection(services, { username, signal: reading.signal, onDetails });
    await storeRows(services, claimed, rows, progress);
  } catch (error) {
    await progress.stop();
    const code = reading.signal.aborted ? null : codeOf(error, log);
    await releaseReading(db, claimed, code).catch((again: unknown) => log.error({ err: again }, 'and left a trace'));
  } finally {
    reading.end();
  }
}

async function storeRows(
  { db, queue }: ReadingServices,
  { userId, importId }: ClaimedReading,
  rows: FileRow[],
  progress: ProgressReport,
): Promise<void> {
  const source = () => rows;
  const combinedCopies = await combineCopies(source);
  await queue.runEventually(userId, () =>
    db.transaction(async (tx) => {
      if (await lockImport(tx, { userId, importId }, 'reading')) {
        await fillPreview(tx, { userId, importId, hasLines: false }, source, combinedCopies);
        await updateImport(tx, { userId, importId }, { status: 'preview' });
      }
      await progress.stop();
      await releaseImport(tx, importId);
    }),
  );
}

function codeOf(error: unknown, log: ReadingServices['log']) {
  if (!(error instanceof BggFailure)) {
    log.error({ err: error }, 'reading a collection failed');
    return 'server_error';
  }
  if (error.code === 'not_admitted') {
    log.error(
      { err: error },
      'BoardGameGeek does not accept BGG_TOKEN: see https://boardgamegeek.com/using_the_xml_api for how to get one',
    );
  } else log.info({ err: error }, 'a collection was not read');
  return error.code;
}
