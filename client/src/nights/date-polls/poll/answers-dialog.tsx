import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { longDayOf } from '../date-option-text.ts';
import { timeText } from '../../night-text.ts';
import type { DialogProps } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { DATE_ANSWERS, type DateAnswer } from '#shared/enums.ts';
import { answerDates } from './api.ts';
import * as messages from './messages.ts';
import { ANSWER_TEXTS } from './poll-text.ts';
import { AnswerMark } from './answer-mark.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import type { PollContext } from './poll-context.ts';
import { t } from '#client/nights/words/words.ts';

interface AnswersDialogProps {
  context: PollContext;
  /** Attendee whose answers are shown first; the host if absent. */
  first?: number;
  onClose: () => void;
  onCloseAutoFocus?: DialogProps['onCloseAutoFocus'];
}

/** Dialog for the host's own answers, which are yes at first, or for those that a guest gave to the host. */
export function AnswersDialog({ context, first, onClose, onCloseAutoFocus }: AnswersDialogProps) {
  const { event, poll, names } = context;
  const [host] = poll.attendees;
  const [whose, setWhose] = useState(first ?? host?.id ?? 0);
  // Only what is changed here is sent: the guest may answer other dates meanwhile.
  const [changed, setChanged] = useState<ReadonlyMap<number, DateAnswer>>(new Map());
  const { mutate, isPending } = useMutation({
    ...answerDates(event.id),
    onSuccess: onClose,
    onError: (error) => toast(messages.savingFailed(error)),
  });
  const one = poll.attendees.find(({ id }) => id === whose);
  return (
    <FormDialog
      submitLabel={t('Save')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() =>
        mutate({
          answers: [...changed].map(([optionId, answer]) => ({ optionId, answer })),
          ...(one && !one.isHost && { attendeeId: one.id }),
        })
      }
      hasChanges={changed.size > 0}
      onCloseAutoFocus={onCloseAutoFocus}
      title={t('Fill In Answers')}
      description={t('You count like a guest, and say yes to every date at first. Fill in for a guest who told you.')}
    >
      <Field label={t('Whose answers')}>
        <Select
          value={String(whose)}
          options={poll.attendees.map(({ id }) => ({ value: String(id), label: names.get(id) ?? '' }))}
          onChange={({ target }) => {
            setWhose(Number(target.value));
            setChanged(new Map());
          }}
        />
      </Field>
      {poll.options.map((option, index) => (
        <RadioCards
          key={option.id}
          legend={`${longDayOf(option.startsAt, event.timeZone)}, ${timeText(option.startsAt, event.timeZone)}`}
          look="stack"
          columns={3}
          value={changed.get(option.id) ?? one?.answers[index] ?? null}
          onChange={(answer) => setChanged(new Map([...changed, [option.id, answer]]))}
          options={DATE_ANSWERS.map((answer) => ({
            value: answer,
            label: ANSWER_TEXTS[answer],
            mark: <AnswerMark answer={answer} size="sm" word={false} />,
          }))}
        />
      ))}
    </FormDialog>
  );
}
