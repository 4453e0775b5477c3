import { useMutation, useQuery } from '@tanstack/react-query';
import { Lock, Mail, Vote } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { ProgressBar } from '#client/ui/charts/progress-bar.tsx';
import { SectionFailed } from '#client/ui/states/section-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { Votes } from '#shared/nights/votes-contract.ts';
import { isVoter } from '#shared/nights/vote-status.ts';
import { useNightMutation } from '../night-page/use-night-mutation.ts';
import { askForVotes, closeVote, votesQuery } from './api.ts';
import * as messages from './messages.ts';
import { requestNote, votedText, voteDetails, wantedText } from './vote-text.ts';
import './night-votes.css';
import { t } from '#client/nights/words/words.ts';

const BallotDialog = lazy(async () => ({ default: (await import('./ballot-dialog.tsx')).BallotDialog }));

interface NightVotesProps {
  event: Event;
  /** The host as attendee. */
  own: Attendee | undefined;
  isOver: boolean;
  open: boolean;
}

/** The votes, for the host: counts while voting is open, names once it is closed. */
export function NightVotes({ event, own, isOver, open }: NightVotesProps) {
  const { id: eventId } = event;
  const { data: votes, isError, isFetching, refetch } = useQuery(votesQuery(eventId));
  const [voting, setVoting] = useState(false);
  return (
    <Disclosure
      id="night-votes"
      icon={Vote}
      title={t('Votes')}
      {...(votes && { side: t('{voted} of {all}', { voted: votes.voted, all: votes.mayVote }) })}
      open={open}
    >
      {votes ? <CountedVotes votes={votes} isOver={isOver} /> : null}
      {votes && !votes.closedAt ? (
        <div className="mt-3.5 flex flex-wrap gap-2">
          {own && isVoter(own) && !isOver ? (
            <Button size="sm" icon={Vote} onClick={() => setVoting(true)}>
              {t('Vote Yourself')}
            </Button>
          ) : null}
          {votes.games.length > 0 && !isOver ? <AskForVotes event={event} unvoted={votes.unvoted} /> : null}
          {votes.games.length > 0 ? <CloseVote eventId={eventId} /> : null}
        </div>
      ) : null}
      {!votes && isError ? (
        <SectionFailed
          title={t('The votes could not be loaded')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!votes && !isError ? (
        <Loading label={t('Loading votes...')}>
          <Skeleton className="h-53.5" />
        </Loading>
      ) : null}
      {voting && own ? (
        <Suspense>
          <BallotDialog attendeeId={own.id} onClose={() => setVoting(false)} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}

function CountedVotes({ votes, isOver }: { votes: Votes; isOver: boolean }) {
  const { games, heavier, mayVote } = votes;
  if (games.length === 0) {
    return (
      <EmptyState size="sm" level={3} icon={Vote} title={t('Nothing to vote on yet')}>
        {isOver
          ? t('There was nothing to choose from.')
          : t('Choose games above. Guests say on their own link which they want, and what they would bring.')}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="text-sm text-ink-2">
        {votedText(votes)}
      </p>
      <ul className="voted-games mt-4 grid gap-3.5" aria-label={t('Votes by game')}>
        {games.map((game) => (
          <VotedGame key={game.number} game={game} mayVote={mayVote} />
        ))}
      </ul>
      {heavier.length > 0 ? (
        <ul
          className="mt-4 grid gap-1 rounded-md bg-lamp-tint px-3.5 py-2.5 text-sm"
          aria-label={t('Votes that count more')}
        >
          {heavier.map((words, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- sentences without names may be equal
            <li key={`${index} ${words}`}>{words}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Asks guests who accepted and have not voted; each of them at most once a day. */
function AskForVotes({ event, unvoted }: { event: Event; unvoted: Votes['unvoted'] }) {
  const now = new Date();
  const { mutate, isPending } = useNightMutation(event.id, askForVotes(event.id), {
    done: messages.votesRequested,
    failed: messages.requestFailed,
  });
  const note = requestNote(unvoted, event, now);
  const asking = useFocusAfterPending<HTMLDivElement>(isPending);
  const canAsk = unvoted.askableFrom !== null && unvoted.askableFrom <= now;
  return (
    <div
      ref={asking}
      className="order-last flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden focus:outline-none"
      tabIndex={-1}
    >
      {canAsk ? (
        <Button
          size="sm"
          icon={Mail}
          pending={isPending}
          pendingLabel={t('Asking...')}
          aria-describedby={note === null ? undefined : 'votes-asked'}
          onClick={() => mutate()}
        >
          {t('Ask for Votes')}
        </Button>
      ) : null}
      {note === null ? null : (
        <p id="votes-asked" className="text-sm text-ink-2">
          {note}
        </p>
      )}
    </div>
  );
}

/** Permanent: the host then sees names, and votes are secret until then. */
function CloseVote({ eventId }: { eventId: number }) {
  const [asking, setAsking] = useState(false);
  const closed = useRef(false);
  const { mutate, isPending } = useMutation({
    ...closeVote(eventId),
    onError: (error) => {
      closed.current = false;
      toast(messages.closingFailed(error));
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="sm" icon={Lock} onClick={() => setAsking(true)}>
        {t('Close the Vote')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Close the vote?')}
        description={t('Nobody can vote from then on, and you see who wants what. It cannot be opened again.')}
        confirmLabel={t('Close the Vote')}
        tone="primary"
        pending={isPending}
        pendingLabel={t('Closing...')}
        onConfirm={() => {
          closed.current = true;
          mutate();
        }}
        onCloseAutoFocus={(closing) => {
          // The button that asked is gone then.
          if (!closed.current) return;
          closing.preventDefault();
          document.getElementById('night-votes')?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}

interface VotedGameProps {
  game: Votes['games'][number];
  mayVote: number;
}

/** A game's votes, as a bar and as text. */
function VotedGame({ game, mayVote }: VotedGameProps) {
  const details = voteDetails(game);
  return (
    <li>
      <ProgressBar
        label={<b dir="auto">{game.title}</b>}
        value={game.approvals}
        max={mayVote}
        valueText={wantedText(game.approvals, mayVote)}
        tone={game.vetoes > 0 ? 'bad' : 'petrol'}
      />
      {details.length > 0 ? <p className="mt-1.25 text-sm wrap-anywhere text-ink-2">{details.join(' · ')}</p> : null}
    </li>
  );
}
