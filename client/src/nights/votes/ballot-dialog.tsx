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
import { t } from '#client/nights/words/words.ts';

interface BallotDialogProps {
  /** One's own attendee id. */
  attendeeId: number;
  onClose: () => void;
}

const NOT_OPEN = {
  closed: t('The vote is closed.'),
  not_coming: t('Only people who come, or may come, can vote.'),
  cancelled: t('This night is cancelled.'),
  over: t('This night is over.'),
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
      title={t('Your Vote')}
      description={ballot ? t('What would you like to play at {title}?', { title: ballot.eventTitle }) : undefined}
      footer={
        <>
          <Button onClick={onClose}>{isOpen ? t('Cancel') : t('Close')}</Button>
          {isOpen ? (
            <Button variant="primary" type="submit" form={formId} pending={isPending} pendingLabel={t('Saving...')}>
              {t('Save Votes')}
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
          {t('Your ballot could not be loaded.')}{' '}
          <button type="button" className="link" disabled={isFetching} onClick={() => void refetch()}>
            {t('Try again')}
          </button>
        </p>
      ) : null}
      {!ballot && !isError ? (
        <Loading label={t('Loading your ballot...')}>
          <Skeleton className="h-48" />
        </Loading>
      ) : null}
    </Dialog>
  );
}
