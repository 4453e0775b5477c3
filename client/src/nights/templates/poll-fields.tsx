import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { datesText } from './repeat-text.ts';
import type { TemplateForm } from './template-form.ts';
import { dateRule } from '#shared/nights/date-polls/choose-date.ts';
import { t } from '#client/nights/words/words.ts';

const DATES = [2, 3, 4, 5, 6, 8, 10];
const ANSWER_DAYS = [1, 2, 3, 5, 7, 10, 14];

/** Whether the nights have one date, or begin with several weeks to choose from. */
export function PollFields({ form: { register, formState, watch } }: { form: TemplateForm }) {
  const { errors, defaultValues } = formState;
  const [dates, nextDate] = watch(['pollDates', 'nextDate']);
  const offered = new Set([...DATES, Number(defaultValues?.pollDates ?? 2)]);
  const days = new Set([...ANSWER_DAYS, Number(defaultValues?.answerDays ?? 2)]);
  return (
    <>
      <Field label={t('Its date')} error={errors.pollDates?.message} className="sm:col-span-full">
        <Select
          {...register('pollDates')}
          options={[
            { value: '1', label: t('One date') },
            ...[...offered]
              .filter((count) => count > 1)
              .toSorted((a, b) => a - b)
              .map((count) => ({
                value: String(count),
                label: t('Let them choose: {dates}', { dates: datesText(count, nextDate || null) }),
              })),
          ]}
        />
      </Field>
      {dates === '1' ? null : (
        <>
          <Field label={t('Answers until')} error={errors.answerDays?.message}>
            <Select
              {...register('answerDays')}
              options={[...days]
                .toSorted((a, b) => a - b)
                .map((count) => ({
                  value: String(count),
                  label: t('{count, plural, one {# day} other {# days}} before the first of them', { count }),
                }))}
            />
          </Field>
          <Field label={t('At least this many people')} error={errors.minHeads?.message}>
            <NumberInput inputMode="numeric" min={1} placeholder={t('Any number')} {...register('minHeads')} />
          </Field>
          <Checkbox
            className="sm:col-span-full"
            label={t('Then set the date automatically: {rule}.', { rule: dateRule() })}
            {...register('settlesItself')}
          />
          <Checkbox
            className="sm:col-span-full"
            label={t('Show guests what could be played on each date')}
            {...register('showsGames')}
          />
        </>
      )}
    </>
  );
}
