import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { ballotQuery, giveBallot } from './api.ts';
import * as messages from './messages.ts';
import { BallotForm } from './ballot-form.tsx';
import { BringGame } from './bring-game.tsx';
import './night-votes.css';

interface BallotDialogProps {
  /** One's own attendee id. */
  attendeeId: number;
  onClose: () => void;
}

const NOT_OPEN = {
  closed: 'The vote is closed.',
  not_coming: 'Only people who come, or may come, can vote.',
  cancelled: 'This night is cancelled.',
  over: 'This night is over.',
};

/** One's own votes on a night, and proposals. */
export function BallotDialog({ attendeeId, onClose }: BallotDialogProps) {
  const formId = useId();
  const { data: ballot, isError, isFetching, refetch } = useQuery(ballotQuery(attendeeId));
  const { mutate, isPending } = useMutation({
    ...giveBallot,
    onSuccess: () => {
      toast(messages.votesSaved);
      onClose();
    },
    onError: (error) => toast(messages.votesFailed(error)),
  });
  const isOpen = ballot?.standing === 'open';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Your Vote"
      description={ballot ? `What would you like to play at ${ballot.eventTitle}?` : undefined}
      footer={
        <>
          <Button onClick={onClose}>{isOpen ? 'Cancel' : 'Close'}</Button>
          {isOpen ? (
            <Button variant="primary" type="submit" form={formId} pending={isPending} pendingLabel="Saving...">
              Save Votes
            </Button>
          ) : null}
        </>
      }
    >
      {ballot && ballot.standing !== 'open' ? <p>{NOT_OPEN[ballot.standing]}</p> : null}
      {ballot && isOpen ? (
        <>
          <BallotForm id={formId} ballot={ballot} onGive={(given) => !isPending && mutate({ attendeeId, given })} />
          <BringGame ballot={ballot} />
        </>
      ) : null}
      {!ballot && isError ? (
        <p role="alert">
          Your ballot could not be loaded.{' '}
          <button type="button" className="link" disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : null}
      {!ballot && !isError ? (
        <Loading label="Loading your ballot...">
          <Skeleton className="h-48" />
        </Loading>
      ) : null}
    </Dialog>
  );
}
