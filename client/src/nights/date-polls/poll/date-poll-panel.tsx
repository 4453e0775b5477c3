import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { longDayOf } from '../date-option-text.ts';
import type { Host } from '#client/organizations/host.ts';
import { attendeesQuery } from '../../attendees-api.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { DialogProps } from '#client/ui/layers/dialog.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { DateOption, DatePoll, DatePollAttendee } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { datePollQuery, pinOnDates } from './api.ts';
import { DateNeededBanner } from './date-needed-banner.tsx';
import { PendingDateBanner } from './pending-date-banner.tsx';
import { PollCards } from './poll-cards.tsx';
import type { PollContext } from './poll-context.ts';
import { PollFacts } from './poll-facts.tsx';
import { PollGrid } from './poll-grid.tsx';
import { PollNotes } from './poll-notes.tsx';
import { pinsWith } from './game-pins.ts';
import * as messages from './messages.ts';
import { pollChanges } from './poll-changes.ts';
import { mailedGuests, namesIn, shownPoll, MAX_COLUMNS } from './poll-text.ts';
import { useSetDate } from './use-set-date.ts';
import { t } from '#client/nights/words/words.ts';

/** More people than this need the larger window, unless they are collapsed into counts. */
const FEW = 8;

/** Whether there is room for the dates side by side, with a column for each of the people. */
function useIsWide(people: number): boolean {
  const width = people > FEW && people <= MAX_COLUMNS ? '(width >= 80rem)' : '(width >= 68.75rem)';
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(width);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [width],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(width).matches,
    () => false,
  );
}

const ConditionsDialog = lazy(async () => ({
  default: (await import('./conditions-dialog.tsx')).ConditionsDialog,
}));
const AnswersDialog = lazy(async () => ({
  default: (await import('./answers-dialog.tsx')).AnswersDialog,
}));

const ChangeDatesDialog = lazy(async () => ({
  default: (await import('./change-dates-dialog.tsx')).ChangeDatesDialog,
}));

interface DatePollPanelProps {
  event: Event;
  host: Host;
  /** Buttons that ask and remind guests. */
  asking: ReactNode;
  /** Called with the change by the latest answer, as a sentence. */
  onNews: (news: string) => void;
  /** The guest whose answers the host fills in; null if none was chosen. */
  fillFor: number | null;
  onFilled: () => void;
  /** `onCloseAutoFocus` of the dialog for that guest. */
  onCloseAutoFocus: DialogProps['onCloseAutoFocus'];
}

/** The date poll of a night: its status, every date with its answers, and the button that sets one. */
export function DatePollPanel(props: DatePollPanelProps) {
  const { event } = props;
  const { data: poll, isError, isFetching, refetch } = useQuery(datePollQuery(event.id));
  if (poll) return <LoadedPoll {...props} poll={poll} />;
  if (isError)
    return (
      <LoadFailed title={t('The dates could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Nothing is lost. Check your connection, then try again.')}
      </LoadFailed>
    );
  return datePollLoading;
}

export const datePollLoading = (
  <Loading label={t('Loading the dates...')} className="grid gap-5">
    <Skeleton className="h-28" />
    <Skeleton className="h-120" />
  </Loading>
);

function LoadedPoll(props: DatePollPanelProps & { poll: DatePoll }) {
  const { event, host, poll, asking, onNews, fillFor, onFilled, onCloseAutoFocus } = props;
  const isWide = useIsWide(poll.attendees.filter(({ awaitsApproval }) => !awaitsApproval).length);
  const [open, setOpen] = useState<'conditions' | 'answers' | 'dates' | null>(null);
  const [doubtful, setDoubtful] = useState<DateOption | null>(null);
  const { data: attendees = [] } = useQuery(attendeesQuery(event.id));
  const mailed = mailedGuests(attendees);
  const { set, undo, isPending, hasSet } = useSetDate(event, mailed.size);
  const { mutate: pin } = useMutation({
    ...pinOnDates(event.id),
    onError: (error) => toast(messages.savingFailed(error)),
  });
  usePollNews(poll, event.timeZone, onNews);
  const own = host.for === null ? poll.attendees.find(({ isHost }) => isHost) : undefined;
  const context: PollContext = {
    event,
    poll: shownPoll(poll),
    names: namesIn(poll, own?.id ?? null),
    mailed,
    isSetting: isPending || poll.settling !== null,
    onPinGame: (game) => pin(({ games }) => pinsWith(games, game)),
    onSet: (option) => (option.broken.length > 0 ? setDoubtful(option) : set(option, false)),
  };
  const pinPerson = (one: DatePollAttendee) =>
    pin(({ attendees: latest }) => ({
      attendeeIds: latest
        .filter(({ id, notWithout }) => (id === one.id ? !notWithout : notWithout))
        .map(({ id }) => id),
    }));
  return (
    <div className="mt-4.5 grid grid-cols-1 gap-4.5 desk:mt-6 desk:gap-6">
      {poll.settling ? <PendingDateBanner event={event} poll={poll} isOwn={hasSet} onUndo={undo} /> : null}
      {poll.hostAskedAt !== null && !poll.settling ? (
        <DateNeededBanner context={context} onMoreTime={() => setOpen('dates')} />
      ) : null}
      <PollFacts
        context={context}
        asking={asking}
        onAnswers={() => setOpen('answers')}
        onConditions={() => setOpen('conditions')}
      />
      {isWide ? <PollGrid context={context} onPinPerson={pinPerson} /> : <PollCards context={context} />}
      <PollNotes context={context} />
      <Suspense fallback={null}>
        {open === 'conditions' ? <ConditionsDialog context={context} onClose={() => setOpen(null)} /> : null}
        {open === 'dates' ? (
          <ChangeDatesDialog event={event} poll={poll} host={host} onClose={() => setOpen(null)} />
        ) : null}
        {fillFor !== null && poll.attendees.some(({ id }) => id === fillFor) ? (
          <AnswersDialog context={context} first={fillFor} onClose={onFilled} onCloseAutoFocus={onCloseAutoFocus} />
        ) : null}
        {open === 'answers' ? <AnswersDialog context={context} onClose={() => setOpen(null)} /> : null}
      </Suspense>
      {doubtful ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setDoubtful(null)}
          title={t('Set {day}?', { day: longDayOf(doubtful.startsAt, event.timeZone) })}
          description={[t('It breaks a condition.'), ...doubtful.broken.map(({ text }) => text)].join(' ')}
          confirmLabel={t('Set It Anyway')}
          tone="primary"
          onConfirm={() => {
            set(doubtful, true);
            setDoubtful(null);
          }}
        />
      ) : null}
    </div>
  );
}

/** Says what changed with each answer that arrives. */
function usePollNews(poll: DatePoll, timeZone: string, onNews: (news: string) => void): void {
  const before = useRef(poll);
  useEffect(() => {
    const found = pollChanges(before.current, poll, timeZone);
    before.current = poll;
    if (found.length > 0) onNews(found.join(' '));
  }, [poll, timeZone, onNews]);
}
