import { NO_TUNING } from '#shared/rules/recommendation-tuning.ts';
import { PLAN_LIMITS } from '#shared/rules/plan-limits.ts';
import type { Owner } from '../../auth/owner.ts';
import { LanguageModelFailed } from '../../outbound/language-model.ts';
import type { Services } from '../../services.ts';
import { chooseByLanguageModel, type Chosen } from './choose-by-language-model.ts';
import type { Catalogue } from './engine/catalogue.ts';
import type { Model } from './engine/model.ts';
import { reasonFor } from './engine/reason.ts';
import { recommend, type Suggestion } from './engine/recommend.ts';
import * as store from './store.ts';

const RESULTS = 10;
/** So many of the own engine's best a language model chooses from. */
const FOR_LANGUAGE_MODEL = 40;
/** What was recommended in the last three generations rests, so that new ones are new. */
const RESTING = 30;

export interface Engine {
  catalogue: Catalogue;
  model: Model | null;
}

/** Ten games for an owner: the language model's choice where there is one and it answers, else the own engine's. */
export async function generate(
  { db, log, languageModel }: Pick<Services, 'db' | 'log' | 'languageModel'>,
  engine: Engine,
  owner: Owner,
): Promise<Chosen[]> {
  const shelf = await store.readShelf(db, owner.id);
  const resting = await store.lastRecommended(db, owner.id, RESTING);
  const tuned = PLAN_LIMITS[owner.plan].tunedRecommendations;
  const tuning = tuned ? await store.readTuning(db, owner.id) : NO_TUNING;
  const suggest = (count: number): Suggestion[] => {
    const request = { ...engine, shelf, tuning, count };
    const fresh = recommend({ ...request, resting });
    return fresh.length < count ? recommend(request) : fresh;
  };
  const reasonOf = (suggestion: Suggestion) => reasonFor(suggestion, shelf.company);
  if (languageModel && shelf.games.length > 0) {
    try {
      return await chooseByLanguageModel(languageModel, shelf, suggest(FOR_LANGUAGE_MODEL), RESULTS, reasonOf);
    } catch (error) {
      if (!(error instanceof LanguageModelFailed)) throw error;
      log.warn({ why: error.message }, 'the language model gave no recommendations; the own engine does');
    }
  }
  return suggest(RESULTS).map((suggestion) => ({ ...suggestion, reason: reasonOf(suggestion) }));
}
