import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dayOf } from '#client/lib/reader-clock.ts';
import { useNowOfDay } from '#client/lib/use-now-of-day.ts';
import { playsQuery } from '#client/plays/api.ts';
import { type NextPlay, nextPlayFinder } from '#shared/challenges/next-play.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { challengesQuery } from './api.ts';
import { challengeViews } from './challenge-views.ts';

/**
 * What the next play of a game does for a running challenge, of several the one that ends first; null for none. Undefined while
 * no challenge runs, and until plays are loaded, which only challenges need.
 */
export function useNextPlays(games: readonly Game[] | undefined): ((game: Game) => NextPlay | null) | undefined {
  const { data: challenges } = useQuery(challengesQuery);
  const { data: plays } = useQuery({ ...playsQuery, enabled: challenges !== undefined && challenges.length > 0 });
  const today = dayOf(useNowOfDay());
  return useMemo(() => {
    if (!challenges || !plays || !games) return undefined;
    const running = challengeViews(challenges, plays, games, today)
      .filter(({ state }) => state === 'running')
      .toSorted((a, b) => (a.challenge.endsOn ?? '9').localeCompare(b.challenge.endsOn ?? '9'));
    if (running.length === 0) return undefined;
    const finders = running.map(({ challenge: { name, rule }, progress, played }) => {
      const find = nextPlayFinder({ name, rule, progress, counts: played.counts });
      return ({ id, title }: Game) => find(played.gameOf({ gameId: id, gameTitle: title }));
    });
    return (game) => {
      for (const find of finders) {
        const next = find(game);
        if (next) return next;
      }
      return null;
    };
  }, [challenges, plays, games, today]);
}
