import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ChooseDates } from '../choose-dates.tsx';
import { PasteDates } from '../paste-dates.tsx';
import { PollConditions } from '../poll-conditions.tsx';
import { nightsToCome } from '../overlaps.ts';
import { pollProblem, pollToSend } from '../poll-fields.ts';
import type { Host } from '#client/organizations/host.ts';
import { eventsQuery } from '../../api.ts';
import { attendeesQuery } from '../../attendees-api.ts';
import { clockKey, dayKey } from '../../night-text.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog, type DialogProps } from '#client/ui/layers/dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { changeDatePoll } from './api.ts';
import { addedCount, lostAnswers, pollFieldsOf } from './changed-dates.ts';
import * as messages from './messages.ts';
import { hasAnswered, mailedGuests } from './poll-text.ts';
import { t } from '#client/nights/words/words.ts';

interface ChangeDatesDialogProps {
  event: Event;
  poll: DatePoll;
  host: Host;
  onClose: () => void;
  onCloseAutoFocus?: DialogProps['onCloseAutoFocus'];
}

/** Adds and removes dates, and changes the deadline. Answers to the dates that stay are kept. */
export function ChangeDatesDialog({ event, poll, host, onClose, onCloseAutoFocus }: ChangeDatesDialogProps) {
  const { data: attendees = [] } = useQuery(attendeesQuery(event.id));
  const mailed = mailedGuests(attendees);
  const { data: events = [] } = useQuery(eventsQuery(host.for));
  const [initial] = useState(() => pollFieldsOf(poll, event.timeZone));
  const [fields, setFields] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending } = useMutation({
    ...changeDatePoll(event.id),
    onError: (error) => {
      toast(messages.changingFailed(error));
      if (error instanceof ApiError) setRefused(Object.values(error.fields)[0] ?? error.reason);
    },
  });
  const [first] = poll.options;
  const common = { time: first ? clockKey(first.startsAt, event.timeZone) : '19:00', timeZone: event.timeZone };
  const now = new Date();
  const existing = new Set(poll.options.map(({ startsAt }) => startsAt.getTime()));
  const most = Math.max(PLAN_LIMITS[host.plan].datesANight, poll.mostOptions);
  const problem = pollProblem(fields, { common, now, most, existing });
  const lost = lostAnswers(poll, fields, common);
  const added = addedCount(poll, fields, common);
  const save = () => {
    setSubmitted(true);
    if (problem) return heading.current?.focus();
    mutate(pollToSend(fields, common, now), {
      onSuccess: () => {
        toast(
          messages.datesChanged(added, poll.attendees.filter((one) => mailed.has(one.id) && hasAnswered(one)).length),
        );
        onClose();
      },
    });
  };
  const today = dayKey(now, event.timeZone);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && !isPending && onClose()}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(initial)}
      title={t('Change Dates')}
      description={t(
        'Answers to the dates that stay are kept. Guests who have answered are asked only about new dates.',
      )}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        <>
          <p className="me-auto self-center text-sm text-ink-2" role="status">
            {lost === 0
              ? ''
              : t('{count, plural, one {# answer is} other {# answers are}} deleted with the dates you took off.', {
                  count: lost,
                })}
          </p>
          <DialogButtons onCancel={onClose} pending={isPending} onClick={save}>
            {t('Save Dates')}
          </DialogButtons>
        </>
      }
    >
      <div className="grid gap-5">
        <ChooseDates
          options={fields.options}
          onChange={(options) => setFields({ ...fields, options })}
          common={common}
          durationMinutes={event.durationMinutes}
          ownNights={nightsToCome(events, now, event.id)}
          plan={host.plan}
          existing={existing}
          error={(isSubmitted ? problem : null) ?? refused ?? undefined}
          headingRef={heading}
        />
        <PasteDates poll={fields} onChange={setFields} common={common} today={today} most={most} />
        <PollConditions poll={fields} onChange={setFields} common={common} today={today} />
      </div>
    </Dialog>
  );
}
