import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runInBackground } from '../background-imports.ts';
import { getImport, type ImportServices } from '../service.ts';
import { readInBackground } from './read-in-background.ts';
import { insertReading, reclaimReading } from './store.ts';

/**
 * Starts to read a user's collection from BoardGameGeek by user name; the result is a preview. @throws Refusal
 * bgg_not_set_up, import_running
 */
export async function startToRead(services: ImportServices, userId: number, username: string): Promise<ImportSummary> {
  const { bgg, db } = services;
  if (!bgg) throw new Refusal('bgg_not_set_up');
  const importId = await insertReading(db, userId, username);
  runInBackground(readInBackground({ ...services, bgg }, { userId, importId, username }));
  return getImport(services, userId, importId);
}

/** Retries a failed reading. @throws Refusal not_found, bgg_not_set_up, import_not_open, import_running */
export async function retryReading(services: ImportServices, userId: number, importId: number): Promise<ImportSummary> {
  const { bgg, db } = services;
  await getImport(services, userId, importId);
  if (!bgg) throw new Refusal('bgg_not_set_up');
  const username = await reclaimReading(db, userId, importId);
  runInBackground(readInBackground({ ...services, bgg }, { userId, importId, username }));
  return getImport(services, userId, importId);
}
