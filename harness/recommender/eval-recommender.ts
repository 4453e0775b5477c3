import { catalogueFromFile } from '../../server/recommendations/catalogue-from-file.ts';
import { readModel } from '../../server/recommendations/engine/model.ts';
import { baselines } from './baselines.ts';
import { holdOut } from './held-out.ts';
import { measure } from './measure.ts';
import { ownEngine } from './own-engine.ts';
import { ratingsInCatalogue, readRatings } from './ratings-file.ts';
import { trainModel } from './train-model.ts';
import { readArguments, refuseArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run eval:recommender -- FILE
  measures the recommender on a file of ratings.`;

const PEOPLE = 4000;

/**
 * `npm run eval:recommender -- FILE`: hides a quarter of what each of 4,000 people likes, and prints how much of it each
 * recommender finds in ten games. Models are trained on the other people only.
 */
const [file] = readArguments(USAGE, {}, 1).positionals;
if (file === undefined) refuseArguments(USAGE, 'FILE is missing.');
const catalogue = await catalogueFromFile();
const { heldOut, training } = holdOut(ratingsInCatalogue(await readRatings(file), catalogue), PEOPLE);
const rated = new Set(training.flatMap((ratings) => ratings.map(({ bggId }) => bggId)));
console.log(`${heldOut.length} people held out, ${training.length} to learn from, ${rated.size} games`);
const model = readModel(JSON.stringify(trainModel(training)));
const recommenders = {
  ...baselines(training, [...rated]),
  'Rollcall without a model': ownEngine(catalogue, rated, null),
  'Rollcall with a model': ownEngine(catalogue, rated, model),
};
const rows: Record<string, unknown> = {};
for (const [name, recommender] of Object.entries(recommenders)) {
  const start = performance.now();
  const measures = measure(recommender, heldOut);
  rows[name] = { ...measures, 'ms each': ((performance.now() - start) / heldOut.length).toFixed(1) };
}
console.table(rows);
