import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '#client/entities/user/api.ts';
import type { SharedCollection } from '#shared/contracts/shared-collection.ts';
import { DeferredBody } from './deferred-body.tsx';
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
  const { shareId, isMine, title } = collection;
  const { data: user } = useQuery(currentUserQuery);
  useCountedView(shareId, !isMine);
  useEffect(() => {
    document.title = `${title} · Rollcall`;
  }, [title]);
  return (
    <>
      <SharedHeader collection={collection} isVisitor={user === null} />
      <DeferredBody collection={collection} />
    </>
  );
}
