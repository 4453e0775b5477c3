import { useState } from 'react';
import { whenText } from '../night-text.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { offeredDeadlines } from './answers-until.ts';
import type { CommonFields } from './option-fields.ts';
import { deadlineMoment, deadlineOf, deadlineProblem, type PollFields } from './poll-fields.ts';
import { dateRule } from '#shared/nights/date-polls/choose-date.ts';
import { t } from '#client/nights/words/words.ts';

interface PollConditionsProps {
  poll: PollFields;
  onChange: (poll: PollFields) => void;
  common: CommonFields;
  today: string;
}

const OTHER = 'other';
const HEADS = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20];

/** Until when guests answer, how many must come, and what happens at the deadline. */
export function PollConditions({ poll, onChange, common, today }: PollConditionsProps) {
  const [isOther, setOther] = useState(false);
  const now = new Date();
  const deadline = deadlineOf(poll, common, now);
  const [first] = poll.options.map(({ day }) => day).toSorted();
  const offered = [...new Set([...offeredDeadlines(today, first ?? null), ...(deadline ? [deadline] : [])])].toSorted();
  const change = (changes: Partial<PollFields>) => onChange({ ...poll, ...changes });
  const heads = new Set([...HEADS, ...(poll.minHeads === '' ? [] : [Number(poll.minHeads)])]);
  return (
    <div className="grid grid-cols-1 items-start gap-4 border-t border-line pt-4 sm:col-span-full sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] sm:gap-x-3">
      <Field label={t('Answers until')} error={deadlineProblem(poll, common, now)}>
        {isOther ? (
          <TextInput
            type="datetime-local"
            value={deadline}
            onChange={({ target }) => change({ answersUntil: target.value })}
          />
        ) : (
          <Select
            value={deadline}
            options={[
              ...offered.map((value) => ({ value, label: deadlineText(value, common.timeZone, now) })),
              { value: '', label: t('No deadline, I set the date') },
              { value: OTHER, label: t('Another moment...') },
            ]}
            onChange={({ target }) => {
              if (target.value === OTHER) setOther(true);
              else change({ answersUntil: target.value });
            }}
          />
        )}
      </Field>
      <Field label={t('At least')}>
        <Select
          value={poll.minHeads}
          options={[
            { value: '', label: t('Any number') },
            ...[...heads]
              .toSorted((a, b) => a - b)
              .map((count) => ({
                value: String(count),
                label: t('{count, plural, one {# person} other {# people}}', { count }),
              })),
          ]}
          onChange={({ target }) => change({ minHeads: target.value })}
        />
      </Field>
      <div className="grid gap-3 sm:col-span-full">
        <Checkbox
          label={t('Then set the date automatically: {rule}.', { rule: dateRule() })}
          checked={poll.settlesItself && deadline !== ''}
          disabled={deadline === ''}
          onChange={({ target }) => change({ settlesItself: target.checked })}
        />
        <Checkbox
          label={t('Show guests what could be played on each date')}
          checked={poll.showsGames}
          onChange={({ target }) => change({ showsGames: target.checked })}
        />
      </div>
    </div>
  );
}

const deadlineText = (deadline: string, timeZone: string, now: Date): string => {
  const moment = deadlineMoment(deadline, timeZone);
  return moment === null ? deadline : whenText(new Date(moment), timeZone, now);
};
