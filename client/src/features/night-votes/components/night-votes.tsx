import { useMutation, useQuery } from '@tanstack/react-query';
import { Lock, LockOpen, Vote } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PartFailed } from '#client/ui/part-failed.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Attendee } from '#shared/contracts/attendees.ts';
import type { Votes } from '#shared/contracts/votes.ts';
import { isVoter } from '#shared/rules/vote-standing.ts';
import { setVoteClosed, votesQuery } from '../api.ts';
import * as messages from '../messages.ts';
import { votedText } from '../vote-words.ts';
import { VotedGame } from './voted-game.tsx';
import './night-votes.css';

const BallotDialog = lazy(async () => ({ default: (await import('./ballot-dialog.tsx')).BallotDialog }));

interface NightVotesProps {
  eventId: number;
  /** The host on the list. */
  own: Attendee | undefined;
  isOver: boolean;
}

/** What is wanted, for the host: counts while the vote is open, names once it is closed. */
export function NightVotes({ eventId, own, isOver }: NightVotesProps) {
  const { data: votes, isError, isFetching, refetch } = useQuery(votesQuery(eventId));
  const [voting, setVoting] = useState(false);
  return (
    <Tile as="section" aria-labelledby="night-votes">
      <div className="night-section-head">
        <h2 id="night-votes">Votes</h2>
        {own && isVoter(own) && votes && !votes.closedAt && !isOver ? (
          <Button size="sm" icon={Vote} onClick={() => setVoting(true)}>
            Vote Yourself
          </Button>
        ) : null}
      </div>
      {votes ? <CountedVotes eventId={eventId} votes={votes} isOver={isOver} /> : null}
      {!votes && isError ? (
        <PartFailed title="The votes could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!votes && !isError ? (
        <Loading label="Loading votes...">
          <Skeleton className="h-40" />
        </Loading>
      ) : null}
      {voting && own ? (
        <Suspense>
          <BallotDialog attendeeId={own.id} onClose={() => setVoting(false)} />
        </Suspense>
      ) : null}
    </Tile>
  );
}

function CountedVotes({ eventId, votes, isOver }: { eventId: number; votes: Votes; isOver: boolean }) {
  const { games, heavier, mayVote, closedAt } = votes;
  if (games.length === 0) {
    return (
      <EmptyState size="sm" level={3} icon={Vote} title="Nothing to vote on yet">
        {isOver
          ? 'There was nothing to choose from.'
          : 'Choose games above. Guests say on their own link which they want, and what they would bring.'}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="votes-standing">
        {votedText(votes)}
      </p>
      <ul className="voted-games" aria-label="Votes by game">
        {games.map((game) => (
          <VotedGame key={game.number} game={game} mayVote={mayVote} />
        ))}
      </ul>
      {heavier.length > 0 ? (
        <ul className="votes-heavier" aria-label="Votes that count more">
          {heavier.map((words, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- without names two sentences may be the same
            <li key={`${place} ${words}`}>{words}</li>
          ))}
        </ul>
      ) : null}
      {isOver && closedAt ? null : <CloseVote eventId={eventId} isClosed={closedAt !== null} />}
    </>
  );
}

function CloseVote({ eventId, isClosed }: { eventId: number; isClosed: boolean }) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation({
    ...setVoteClosed(eventId),
    onError: (error) => toast(messages.closingFailed(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        ref={button}
        size="sm"
        className="votes-close"
        icon={isClosed ? LockOpen : Lock}
        pending={isPending && isClosed}
        pendingLabel="Opening..."
        onClick={() => (isClosed ? mutate(false) : setAsking(true))}
      >
        {isClosed ? 'Open the Vote Again' : 'Close the Vote'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Close the vote?"
        description="Nobody can vote from then on, and you see who wants what. You can open it again."
        confirmLabel="Close the Vote"
        tone="primary"
        pending={isPending}
        pendingLabel="Closing..."
        onConfirm={() => mutate(true)}
      />
    </>
  );
}
