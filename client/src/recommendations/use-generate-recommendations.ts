import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#client/lib/http/http.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { generateRecommendations, recommendationKeys } from './api.ts';
import { freeLimitReached, generationFailed, recommendationsGenerated, tooFewGames } from './messages.ts';

/** Generates recommendations and reports the result in a toast. */
export function useGenerateRecommendations() {
  const client = useQueryClient();
  return useMutation({
    ...generateRecommendations,
    onSuccess: () => toast(recommendationsGenerated),
    onError: (error) => {
      const refused = error instanceof ApiError && error.code === 'FREE_USER_LIMIT_REACHED';
      if (error instanceof ApiError && error.code === 'too_few_games') return toast(tooFewGames(error));
      toast(refused ? freeLimitReached : generationFailed);
      // Another window has generated them: show those.
      if (refused) void client.invalidateQueries({ queryKey: recommendationKeys.ai });
    },
  });
}
