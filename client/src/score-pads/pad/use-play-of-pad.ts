import { useQuery } from '@tanstack/react-query';
import { gamePlaysQuery, playsQuery } from '#client/plays/api.ts';
import { type ReadPlay, readPlay } from '#shared/plays/read-play.ts';
import type { StoredPad } from './stored-pad.ts';

/** The play of one's own finished pad as it is now; null for a pad of others, and until it is known. */
export function usePlayOfPad({ isOwn, playId, gameId }: Pick<StoredPad, 'isOwn' | 'playId' | 'gameId'>): {
  play: ReadPlay | null;
  isDeleted: boolean;
} {
  const enabled = isOwn && playId !== null;
  const reading = (of: boolean) => ({ enabled: enabled && of, refetchOnMount: 'always' as const });
  const ofGame = useQuery({ ...gamePlaysQuery(gameId ?? 0), ...reading(gameId !== null) });
  const all = useQuery({ ...playsQuery, ...reading(gameId === null) });
  const { data, isSuccess, isFetching } = gameId === null ? all : ofGame;
  const play = data?.find(({ id }) => id === playId);
  return { play: play ? readPlay(play) : null, isDeleted: enabled && isSuccess && !isFetching && !play };
}
