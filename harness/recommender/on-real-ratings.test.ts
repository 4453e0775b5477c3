import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../server/platform/config/project-root.ts';
import { catalogueFromFile } from '../../server/recommendations/catalogue-from-file.ts';
import { holdOut } from './held-out.ts';
import { measure } from './measure.ts';
import { ownEngine } from './own-engine.ts';
import { ratingsInCatalogue, readRatings } from './ratings-file.ts';

const catalogue = await catalogueFromFile();
const REAL = join(projectRoot, '../shared/data/ratings/ratings.csv.gz');

test.skipIf(!existsSync(REAL))(
  'on real ratings NDCG@10 exceeds 0.21, with more than 120 different games',
  async () => {
    const { heldOut, training } = holdOut(ratingsInCatalogue(await readRatings(REAL), catalogue), 500);
    const rated = new Set(training.flat().map(({ bggId }) => bggId));
    const found = measure(ownEngine(catalogue, rated, null), heldOut);
    expect(Number(found['NDCG@10'])).toBeGreaterThan(0.21);
    expect(found['different games']).toBeGreaterThan(120);
  },
  120_000,
);
