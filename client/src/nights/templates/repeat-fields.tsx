import { Field } from '#client/ui/forms/field.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { readAddressList } from '../groups/address-list.ts';
import { monthWeeksOf } from '#shared/time/repeating-nights.ts';
import { monthWeekText, savingText, todayIn } from './repeat-text.ts';
import { nightSoFar, type TemplateForm } from './template-form.ts';
import { t } from '#client/nights/words/words.ts';

const REPEAT_OPTIONS = [
  { value: 'never', label: t('When I use it') },
  { value: 'weekly', label: t('Every week') },
  { value: 'two_weeks', label: t('Every two weeks') },
  { value: 'monthly', label: t('Every month') },
] as const;

const AHEAD: readonly (readonly [days: number, label: string])[] = [
  [3, t('3 days before')],
  [7, t('1 week before')],
  [14, t('2 weeks before')],
  [21, t('3 weeks before')],
  [28, t('4 weeks before')],
];

interface RepeatFieldsProps {
  form: TemplateForm;
  isPaused: boolean;
  now: Date;
}

/** Repetition, and its effect on the next nights. */
export function RepeatFields({ form, isPaused, now }: RepeatFieldsProps) {
  const { register, formState, setValue, watch } = form;
  const { errors } = formState;
  const fields = watch();
  const night = nightSoFar(fields);
  const weeks = night.repeat === 'monthly' && night.nextDate ? monthWeeksOf(night.nextDate) : [];
  const repeats = night.repeat !== 'never';
  const ahead = AHEAD.some(([days]) => days === night.daysAhead)
    ? AHEAD
    : [
        ...AHEAD,
        [night.daysAhead, t('{count, plural, one {# day} other {# days}} before', { count: night.daysAhead })] as const,
      ];
  return (
    <>
      <RadioCards
        legend={t('A night comes...')}
        options={REPEAT_OPTIONS}
        value={fields.repeat}
        onChange={(repeat) => setValue('repeat', repeat, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
        columns={4}
        look="stack"
        className="sm:col-span-full"
      />
      {repeats ? (
        <>
          <Field label={t('Next night')} required error={errors.nextDate?.message}>
            <TextInput type="date" min={todayIn(night.timeZone, now)} {...register('nextDate')} />
          </Field>
          <Field label={t('Made and invited')} error={errors.daysAhead?.message}>
            <Select
              options={ahead.map(([days, label]) => ({ value: String(days), label }))}
              {...register('daysAhead')}
            />
          </Field>
        </>
      ) : null}
      {weeks.length > 1 || errors.monthWeek ? (
        <Field label={t('Which day of the month')} className="sm:col-span-full" error={errors.monthWeek?.message}>
          <Select
            options={weeks.map((week) => ({
              value: String(week),
              label: monthWeekText(night.nextDate ?? '', week),
            }))}
            {...register('monthWeek')}
            value={String(night.monthWeek ?? '')}
          />
        </Field>
      ) : null}
      <p className="template-outlook rounded-md bg-petrol-tint px-4 py-3 text-sm sm:col-span-full" role="status">
        {savingText({ ...night, isPaused }, readAddressList(fields.attendees).good.length, now)}
      </p>
    </>
  );
}
