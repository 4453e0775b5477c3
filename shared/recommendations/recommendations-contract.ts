import * as z from 'zod/mini';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, moment } from '#shared/contract/fields.ts';
import { known, t } from '#shared/words/words.ts';

/** A generated recommendation: a game the owner does not have, with the data to add it. */
export const aiRecommendation = z.object({
  id: z.int(),
  userId: z.int(),
  recommendedGameTitle: z.string(),
  recommendedGamePlayers: z.nullable(z.string()),
  recommendedGameDuration: z.nullable(z.string()),
  recommendedGameCategory: z.nullable(z.enum(CATEGORIES)),
  recommendedGameDifficulty: z.nullable(z.enum(DIFFICULTIES)),
  recommendedGameMinAge: z.nullable(z.int()),
  recommendedGameImageUrl: z.nullable(z.string()),
  recommendedGameDescription: z.nullable(z.string()),
  recommendedGameBuyUrl: z.nullable(z.string()),
  recommendedGameBggId: z.nullable(z.int()),
  /** Per cent. */
  recommendationScore: z.int(),
  /** `taste`, `popular` or `language_model`: what the reason is based on. */
  reasonCode: z.nullable(z.string()),
  reasonText: z.nullable(z.string()),
  /** Titles of the owner's games that led to it, separated by '; '. */
  basedOnGames: z.nullable(z.string()),
  createdAt: moment,
});
export type AiRecommendation = z.output<typeof aiRecommendation>;

const leaning = (low: string, high: string) => {
  const error = () => t('Please give a number from -1 ({low}) to 1 ({high})', { low: known(low), high: known(high) });
  return z.number({ error }).check(z.minimum(-1, { error }), z.maximum(1, { error }));
};

/** See shared/shapes/recommendation-tuning.ts. */
export const recommendationTuning = z.object({
  weight: leaning(t('lighter'), t('heavier')),
  surprise: leaning(t('known'), t('surprising')),
  company: leaning(t('for two'), t('for many')),
});

export const listAiRecommendations = contract({
  method: 'get',
  path: '/api/ai-recommendations/:id',
  summary: 'The latest recommendations that the plan shows, the best first; the id is the own person',
  access: 'owner',
  params: idParams,
  status: 200,
  response: z.array(aiRecommendation),
});

export const generateAiRecommendations = contract({
  method: 'post',
  path: '/api/ai-recommendations/generate/:id',
  summary:
    'Makes new recommendations from at least five games and answers those that the plan shows; once only on the Free plan',
  access: 'owner',
  params: idParams,
  status: 201,
  response: z.array(aiRecommendation),
  refusals: ['FREE_USER_LIMIT_REACHED', 'too_few_games'],
});

export const getRecommendationState = contract({
  method: 'get',
  path: '/api/ai-recommendations/:id/state',
  summary: 'How many recommendations there are and are shown, whether new ones may be made, and the tuning',
  access: 'owner',
  params: idParams,
  status: 200,
  response: z.object({
    /** In the latest generation, shown or not, without dismissed ones. */
    total: z.int(),
    /** Number of them that the plan includes. */
    shown: z.int(),
    mayGenerate: z.boolean(),
    /** All zero until set. Plans below Premium Plus store it but do not apply it. */
    tuning: recommendationTuning,
  }),
});

export const tuneRecommendations = contract({
  method: 'put',
  path: '/api/ai-recommendations/:id/tuning',
  summary: 'Sets how the next recommendations are chosen (Premium Plus)',
  access: 'owner',
  params: idParams,
  body: recommendationTuning,
  status: 200,
  response: recommendationTuning,
  refusals: ['PLAN_REQUIRED'],
});

export const recommendationContracts = [
  listAiRecommendations,
  generateAiRecommendations,
  getRecommendationState,
  tuneRecommendations,
];
