import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { type Model, readModel } from './engine/model.ts';

/**
 * The model that `npm run train:recommender` has written to a file. Null where no file is named; a file that is not
 * there or cannot be read is told in the log, and recommendations are made without it.
 */
export async function loadModel(file: string | undefined, log: Logger): Promise<Model | null> {
  if (file === undefined) return null;
  try {
    return readModel(await readFile(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log.warn({ why }, 'RECOMMENDER_MODEL cannot be read; recommending without it');
    return null;
  }
}
