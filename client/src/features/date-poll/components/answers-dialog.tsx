import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { longDayOf } from '#client/entities/date-polls/rules/date-option-words.ts';
import { timeText } from '#client/entities/nights/night-words.ts';
import type { DialogProps } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import { Select } from '#client/ui/select.tsx';
import { toast } from '#client/ui/toast.ts';
import type { DatePollAttendee } from '#shared/contracts/date-polls.ts';
import { DATE_ANSWERS } from '#shared/enums.ts';
import { answerDates } from '../api.ts';
import * as messages from '../messages.ts';
import { ANSWER_WORDS } from '../poll-words.ts';
import { AnswerMark } from './answer-mark.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { PollFrame } from './poll-frame.ts';

const FORM = 'date-answers';

interface AnswersDialogProps {
  frame: PollFrame;
  /** Attendee whose answers are shown first; the host if absent. */
  first?: number;
  onClose: () => void;
  onCloseAutoFocus?: DialogProps['onCloseAutoFocus'];
}

/** Dialog for the host's own answers, which are yes at first, or for those that a guest gave to the host. */
export function AnswersDialog({ frame, first, onClose, onCloseAutoFocus }: AnswersDialogProps) {
  const { event, poll, names } = frame;
  const [host] = poll.attendees;
  const [whose, setWhose] = useState(first ?? host?.id ?? 0);
  const [changed, setChanged] = useState<DatePollAttendee['answers'] | null>(null);
  const { mutate, isPending } = useMutation({
    ...answerDates(event.id),
    onSuccess: onClose,
    onError: (error) => toast(messages.savingFailed(error)),
  });
  const one = poll.attendees.find(({ id }) => id === whose);
  const answers = changed ?? one?.answers ?? [];
  return (
    <FormDialog
      form={FORM}
      isPending={isPending}
      onClose={onClose}
      onSave={() =>
        mutate({
          answers: poll.options.map(({ id }, place) => ({ optionId: id, answer: answers[place] ?? null })),
          ...(one && !one.isHost && { attendeeId: one.id }),
        })
      }
      hasChanges={changed !== null}
      onCloseAutoFocus={onCloseAutoFocus}
      title="Fill In Answers"
      description="You count like a guest, and say yes to every date at first. Fill in for a guest who told you."
    >
      <Field label="Whose answers">
        <Select
          value={String(whose)}
          options={poll.attendees.map(({ id }) => ({ value: String(id), label: names.get(id) ?? '' }))}
          onChange={({ target }) => {
            setWhose(Number(target.value));
            setChanged(null);
          }}
        />
      </Field>
      {poll.options.map((option, place) => (
        <RadioCards
          key={option.id}
          legend={`${longDayOf(option.startsAt, event.timeZone)}, ${timeText(option.startsAt, event.timeZone)}`}
          look="stack"
          columns={3}
          value={answers[place] ?? null}
          onChange={(answer) =>
            setChanged(poll.options.map((_, at) => (at === place ? answer : (answers[at] ?? null))))
          }
          options={DATE_ANSWERS.map((answer) => ({
            value: answer,
            label: ANSWER_WORDS[answer],
            mark: <AnswerMark answer={answer} size="sm" word={false} />,
          }))}
        />
      ))}
    </FormDialog>
  );
}
