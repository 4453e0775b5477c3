import { readFileSync } from 'node:fs';
import { type Environment, EnvironmentError } from '#server/platform/config/environment.ts';
import { readModel } from './engine/model.ts';

/** @throws EnvironmentError if the configured file is no model of this version */
export function checkModel({ RECOMMENDER_MODEL }: Pick<Environment, 'RECOMMENDER_MODEL'>): void {
  if (RECOMMENDER_MODEL === undefined) return;
  try {
    readModel(readFileSync(RECOMMENDER_MODEL, 'utf8'));
  } catch {
    throw new EnvironmentError([
      `RECOMMENDER_MODEL: ${RECOMMENDER_MODEL} is no model made by \`npm run train:recommender\` of this version`,
    ]);
  }
}
