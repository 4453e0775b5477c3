import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import * as contracts from '#shared/contracts/recommendations.ts';
import * as dismissals from '#shared/contracts/recommendation-dismissals.ts';
import { getStaffRecommendationState, listStaffRecommendations } from '#shared/contracts/staff-recommendations.ts';
import type { Plan } from '#shared/enums.ts';
import type { RecommendationTuning } from '#shared/rules/games/recommendation-tuning.ts';

export const recommendationKeys = {
  staff: ['staff-recommendations'],
  ai: ['ai-recommendations'],
  dismissed: ['recommendation-dismissals'],
} as const;

/** Whose recommendations, and on which plan: another one shows more or fewer. */
export interface Recommended {
  userId: number;
  plan: Plan;
}

const own = ({ userId }: Pick<Recommended, 'userId'>) => ({ params: { id: userId } });

/** The staff picks that the plan shows, and how many more a paid one does. */
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

/** The generated recommendations that the plan shows, and what is to be known beside them. */
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
    // Waited for: the button works until the new ones are there.
    await client.invalidateQueries({ queryKey: recommendationKeys.ai });
  },
});

/** The games that are not to be recommended, the latest first. */
export const dismissalsQuery = queryOptions({
  queryKey: recommendationKeys.dismissed,
  queryFn: ({ signal }) => call(dismissals.listDismissals, {}, signal),
});

/** Waited for: a card goes, or comes, together with what is said of it. */
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

/** One after the other: the last that was chosen is the one that stays. */
export const tuneRecommendations = mutationOptions({
  scope: { id: 'recommendation-tuning' },
  mutationFn: async ({ whose, tuning }: Tuned, { client }) => {
    const kept = await call(contracts.tuneRecommendations, { ...own(whose), body: tuning });
    client.setQueryData(
      aiRecommendationsQuery(whose).queryKey,
      (data) => data && { ...data, state: { ...data.state, tuning: kept } },
    );
  },
});
