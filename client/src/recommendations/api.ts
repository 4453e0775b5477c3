import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/recommendations/recommendations-contract.ts';
import * as dismissals from '#shared/recommendations/recommendation-dismissals-contract.ts';
import {
  getStaffRecommendationState,
  listStaffRecommendations,
} from '#shared/recommendations/staff-recommendations-contract.ts';
import type { Plan } from '#shared/enums.ts';
import type { RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';

export const recommendationKeys = {
  staff: ['staff-recommendations'],
  ai: ['ai-recommendations'],
  dismissed: ['recommendation-dismissals'],
} as const;

/** User and plan; the plan decides how many are shown. */
export interface Recommended {
  userId: number;
  plan: Plan;
}

const own = ({ userId }: Pick<Recommended, 'userId'>) => ({ params: { id: userId } });

/** The staff picks included in the plan, and the number of further ones in a paid plan. */
export const staffRecommendationsQuery = ({ plan }: Pick<Recommended, 'plan'>) =>
  queryOptions({
    queryKey: [...recommendationKeys.staff, plan],
    queryFn: async ({ signal }) => {
      const [list, { more }] = await Promise.all([
        call(listStaffRecommendations, {}, signal),
        call(getStaffRecommendationState, {}, signal),
      ]);
      return { list, more };
    },
  });

/** The generated recommendations included in the plan, with their state. */
export const aiRecommendationsQuery = (whose: Recommended) =>
  queryOptions({
    queryKey: [...recommendationKeys.ai, whose.userId, whose.plan],
    queryFn: async ({ signal }) => {
      const [list, state] = await Promise.all([
        call(contracts.listAiRecommendations, own(whose), signal),
        call(contracts.getRecommendationState, own(whose), signal),
      ]);
      return { list, state };
    },
  });

export const generateRecommendations = mutationOptions({
  mutationFn: async (whose: Recommended, { client }) => {
    await call(contracts.generateAiRecommendations, own(whose));
    // Awaited: the button stays busy until the new ones are loaded.
    await client.invalidateQueries({ queryKey: recommendationKeys.ai });
  },
});

/** Dismissed games, latest first. */
export const dismissalsQuery = queryOptions({
  queryKey: recommendationKeys.dismissed,
  queryFn: ({ signal }) => call(dismissals.listDismissals, {}, signal),
});

/** Awaited, so that a card and its message change together. */
const refreshAll = (client: QueryClient) =>
  Promise.all(Object.values(recommendationKeys).map((queryKey) => client.invalidateQueries({ queryKey })));

export const dismissGame = mutationOptions({
  mutationFn: async (game: { title: string; bggId: number | null }, { client }) => {
    const dismissed = await call(dismissals.dismissRecommendation, { body: game });
    await refreshAll(client);
    return dismissed;
  },
});

export const restoreDismissed = mutationOptions({
  mutationFn: async (id: number, { client }) => {
    await call(dismissals.restoreRecommendation, { params: { id } });
    await refreshAll(client);
  },
});

interface Tuned {
  whose: Recommended;
  tuning: RecommendationTuning;
}

/** In sequence, so that the latest choice wins. */
export const tuneRecommendations = mutationOptions({
  scope: { id: 'recommendation-tuning' },
  mutationFn: async ({ whose, tuning }: Tuned, { client }) => {
    const saved = await call(contracts.tuneRecommendations, { ...own(whose), body: tuning });
    client.setQueryData(
      aiRecommendationsQuery(whose).queryKey,
      (data) => data && { ...data, state: { ...data.state, tuning: saved } },
    );
  },
});
