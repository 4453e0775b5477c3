import * as store from './store.ts';
import { isOwned } from '#shared/games/lists.ts';
import { NO_TUNING } from '#shared/shapes/recommendation-tuning.ts';
import type { Language } from '#shared/text/languages.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { task } from '#server/platform/workers/task.ts';
import type { WorkerTools } from '#server/platform/workers/worker-tools.ts';
import type { Chosen, PromptGame } from './choose-by-language-model.ts';
import { listDismissals } from './dismissals.ts';
import { preference } from './engine/preference.ts';
import { reasonFor } from './engine/reason.ts';
import { recommend, type Suggestion } from './engine/recommend.ts';
import type { Shelf } from './engine/taste.ts';
import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { type Model, readModel } from './engine/model.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Catalogue, readyCatalogue } from './engine/catalogue.ts';
import { catalogueGames, catalogueVersion } from './store.ts';

/** Caches the prepared catalogue until another one is seeded. */
class CachedCatalogue {
  #kept: { version: string; catalogue: Promise<Catalogue> } | undefined;

  constructor(private readonly db: Database) {}

  async get(): Promise<Catalogue> {
    const version = await catalogueVersion(this.db);
    if (this.#kept?.version === version) return this.#kept.catalogue;
    const catalogue = catalogueGames(this.db).then(readyCatalogue);
    this.#kept = { version, catalogue };
    catalogue.catch(() => {
      if (this.#kept?.catalogue === catalogue) this.#kept = undefined;
    });
    return catalogue;
  }
}

/**
 * The model file written by `npm run train:recommender`. Null if none is configured; a missing or invalid file is
 * logged, and recommendations work without it.
 */
async function loadModel(file: string | undefined, log: Logger): Promise<Model | null> {
  if (file === undefined) return null;
  try {
    return readModel(await readFile(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log.warn({ why }, 'RECOMMENDER_MODEL cannot be read; recommending without it');
    return null;
  }
}

/** Recommendations of the last three generations are excluded, so that new ones are new. */
const RESTING = 30;
/** Number of the owner's favourite games sent to a language model. */
const GAMES_IN_PROMPT = 60;

export interface RecommendRequest {
  userId: number;
  /** Whether the owner's tuning applies. */
  tuned: boolean;
  count: number;
  /** In which the reasons are written. */
  language: Language;
}

interface Recommended {
  suggestions: Chosen[];
  promptGames: PromptGame[];
}

/** `recommender` in a worker thread. */
export const RECOMMEND_TASK = task<RecommendRequest, Recommended>('recommend');

/** The engine, with one catalogue and model per thread. */
export function recommender({ db, environment, log }: WorkerTools) {
  const catalogue = new CachedCatalogue(db);
  const model = loadModel(environment.RECOMMENDER_MODEL, log);
  return async ({ userId, tuned, count, language }: RecommendRequest): Promise<Recommended> => {
    const engine = { catalogue: await catalogue.get(), model: await model };
    const shelf = await store.readShelf(db, userId);
    const resting = await store.lastRecommended(db, userId, RESTING);
    const tuning = tuned ? await store.readTuning(db, userId) : NO_TUNING;
    const dismissed = await listDismissals(db, userId);
    const request = { ...engine, shelf, tuning, count, dismissed };
    const fresh = recommend({ ...request, resting });
    const suggestions = fresh.length < count ? recommend(request) : fresh;
    return {
      suggestions: inLanguage(language, () =>
        suggestions.map((one: Suggestion) => ({ ...one, reason: reasonFor(one, shelf.company) })),
      ),
      promptGames: gamesForPrompt(shelf),
    };
  };
}

const gamesForPrompt = ({ games }: Shelf): PromptGame[] =>
  games
    .filter(({ isWishlist, isUnowned = false, isExpansion }) => isOwned({ isWishlist, isUnowned }) && !isExpansion)
    .sort((a, b) => preference(b) - preference(a) || b.timesPlayed - a.timesPlayed)
    .slice(0, GAMES_IN_PROMPT)
    .map(({ title, rating, timesPlayed }) => ({ title, rating, timesPlayed }));
