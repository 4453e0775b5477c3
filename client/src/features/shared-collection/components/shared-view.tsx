import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { currentUserQuery } from '#client/entities/user/api.ts';
import type { SharedCollection } from '#shared/contracts/shared-collection.ts';
import { collectedGames } from '../collected-game.ts';
import { Comments } from './comments.tsx';
import { MakeYourOwn } from './make-your-own.tsx';
import { SharedGames } from './shared-games.tsx';
import { SharedHeader } from './shared-header.tsx';
import './shared-view.css';
import { countView } from '#client/entities/shared-collections/api.ts';

/** Counts a visitor's view, not the owner's. Failures are ignored. */
function useCountedView(shareId: string, isVisitor: boolean): void {
  const { mutate } = useMutation(countView);
  useEffect(() => {
    if (isVisitor) mutate(shareId);
  }, [mutate, shareId, isVisitor]);
}

/** The page of a shared collection: owner, games, comments. */
export function SharedView({ collection }: { collection: SharedCollection }) {
  const { shareId, isMine, title, showRatings, allowComments, tags } = collection;
  const { data: user } = useQuery(currentUserQuery);
  const games = useMemo(() => collectedGames(collection), [collection]);
  useCountedView(shareId, !isMine);
  useEffect(() => {
    document.title = `${title} · Rollcall`;
  }, [title]);
  return (
    <>
      <SharedHeader collection={collection} isVisitor={user === null} />
      <SharedGames games={games} tags={tags} showRatings={showRatings} />
      {allowComments ? <Comments shareId={shareId} user={user} /> : null}
      {user === null ? <MakeYourOwn /> : null}
    </>
  );
}
