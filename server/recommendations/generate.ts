import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { language } from '#server/platform/words/language.ts';
import { LanguageModelFailed } from '#server/platform/outbound/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import { chooseByLanguageModel, type Chosen } from './choose-by-language-model.ts';
import { RECOMMEND_TASK } from './recommend-task.ts';

const RESULTS = 10;
/** Number of the engine's suggestions given to a language model. */
const FOR_LANGUAGE_MODEL = 40;

/**
 * Ten games for an owner: by the language model if configured and available, else by the engine. @throws Refusal
 * too_many_requests, unavailable if too many wait for the engine
 */
export async function generate(
  { workers, log, languageModel }: Pick<Services, 'workers' | 'log' | 'languageModel'>,
  { id, plan }: Owner,
): Promise<Chosen[]> {
  const tuned = PLAN_LIMITS[plan].tunedRecommendations;
  const suggest = (count: number) =>
    workers.run(RECOMMEND_TASK, id, { userId: id, tuned, count, language: language() });
  if (languageModel) {
    const { suggestions, promptGames } = await suggest(FOR_LANGUAGE_MODEL);
    try {
      if (promptGames.length > 0) return await chooseByLanguageModel(languageModel, promptGames, suggestions, RESULTS);
    } catch (error) {
      if (!(error instanceof LanguageModelFailed)) throw error;
      log.warn({ why: error.message }, 'the language model gave no recommendations; the own engine does');
    }
  }
  return (await suggest(RESULTS)).suggestions;
}
