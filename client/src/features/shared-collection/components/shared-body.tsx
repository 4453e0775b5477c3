import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentUserQuery } from '#client/entities/user/api.ts';
import type { SharedCollection } from '#shared/contracts/shared-collection.ts';
import { collectedGames } from '../collected-game.ts';
import { Comments } from './comments.tsx';
import { MakeYourOwn } from './make-your-own.tsx';
import { SharedGames } from './shared-games.tsx';

/** The games of a shared collection and its comments. */
export function SharedBody({ collection }: { collection: SharedCollection }) {
  const { shareId, showRatings, allowComments, tags } = collection;
  const { data: user } = useQuery(currentUserQuery);
  const games = useMemo(() => collectedGames(collection), [collection]);
  return (
    <>
      <SharedGames games={games} tags={tags} showRatings={showRatings} />
      {allowComments ? <Comments shareId={shareId} user={user} /> : null}
      {user === null ? <MakeYourOwn /> : null}
    </>
  );
}
