import { writeFile } from 'node:fs/promises';
import { openDatabase, openPool } from '../../server/platform/database/database.ts';
import { catalogueFromFile } from '../../server/recommendations/catalogue-from-file.ts';
import { readOwnRatings } from './own-ratings.ts';
import { ratingsInCatalogue, type Rating, readRatings } from './ratings-file.ts';
import { trainModel } from './train-model.ts';
import { readArguments, refuseArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run train:recommender -- [FILE] [--own] [--out recommender-model.json]
  trains a model on the ratings of FILE, with --own on those of the owners in DATABASE_URL, or on both.`;

const DEFAULT_OUT = 'recommender-model.json';
/** With fewer people the model would learn noise. */
const MIN_PEOPLE = 500;

/**
 * `npm run train:recommender -- [FILE] [--own] [--out MODEL]`: trains a model on ratings that you have the right to
 * use: those of a file, with --own those of the owners in DATABASE_URL, or both.
 */
const { positionals, values } = readArguments(
  USAGE,
  { options: { own: { type: 'boolean', default: false }, out: { type: 'string', default: DEFAULT_OUT } } },
  1,
);
const [file] = positionals;
if (file === undefined && !values.own) refuseArguments(USAGE, 'Name a FILE of ratings, or --own.');
const known = await catalogueFromFile();
const sources = [file === undefined ? null : await readRatings(file), values.own ? await ownRatings() : null];
const people = sources.flatMap((ratings) => (ratings ? [...ratingsInCatalogue(ratings, known).values()] : []));
if (people.length < MIN_PEOPLE)
  throw new Error(`${people.length} people are too few to learn from: it takes ${MIN_PEOPLE}`);
const model = trainModel(people);
const text = JSON.stringify(model);
await writeFile(values.out, text);
console.log(`${people.length} people, ${model.games.length} games: ${(text.length / 1e6).toFixed(1)} MB`);
console.log(`Start the server with RECOMMENDER_MODEL=${values.out}`);

async function ownRatings(): Promise<Map<string, Rating[]>> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('--own needs DATABASE_URL');
  const pool = openPool(DATABASE_URL, 1, (error) => console.error(error.message));
  try {
    return await readOwnRatings(openDatabase(pool));
  } finally {
    await pool.end();
  }
}
