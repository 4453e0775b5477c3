import * as z from 'zod/mini';
import { MAX_BGG_ID, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, moment, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A game that the owner does not want recommended. */
export const recommendationDismissal = z.object({
  id: z.int(),
  title: z.string(),
  bggId: z.nullable(z.int()),
  createdAt: moment,
});
export type RecommendationDismissal = z.output<typeof recommendationDismissal>;

export const listDismissals = contract({
  method: 'get',
  path: '/api/recommendation-dismissals',
  summary: 'The games that are not to be recommended, the latest first',
  access: 'owner',
  status: 200,
  response: z.array(recommendationDismissal),
});

export const dismissRecommendation = contract({
  method: 'post',
  path: '/api/recommendation-dismissals',
  summary: 'Leaves a game out of staff picks and generated recommendations; again for the same title changes nothing',
  access: 'owner',
  body: z.object({
    title: requiredText(MAX_TITLE_LENGTH, t('Please say which game')),
    bggId: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_BGG_ID))), null),
  }),
  status: 201,
  response: recommendationDismissal,
});

export const restoreRecommendation = contract({
  method: 'delete',
  path: '/api/recommendation-dismissals/:id',
  summary: 'Lets a game be recommended again',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const recommendationDismissalContracts = [listDismissals, dismissRecommendation, restoreRecommendation];
