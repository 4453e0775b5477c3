import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useFormState, useWatch } from 'react-hook-form';
import { Field } from '#client/ui/forms/field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import type { SheetForm } from './sheet-form.ts';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { t } from '#client/plays/words/words.ts';

interface SheetRowProps {
  form: SheetForm;
  /** Index of the row. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One row in the editor. */
export function SheetRow({ form, index, count, onMove, onRemove }: SheetRowProps) {
  const { control, register } = form;
  const label = useWatch({ control, name: `rows.${index}.label` });
  const { errors } = useFormState({ control, name: `rows.${index}` });
  const named = label?.trim() || t('row {number}', { number: index + 1 });
  return (
    <li className="grid grid-cols-1 items-start gap-3 rounded-md border border-line bg-tile-2 p-3.5 sm:grid-cols-[repeat(2,minmax(0,1fr))_auto]">
      <Field label={t('Row {number}', { number: index + 1 })} required error={errors.rows?.[index]?.label?.message}>
        <TextInput
          {...register(`rows.${index}.label`)}
          data-row-label
          placeholder={t('Eggs')}
          maxLength={MAX_SHORT_TEXT_LENGTH}
          autoComplete="off"
        />
      </Field>
      <RowWorthFields form={form} index={index} />
      <div className="flex justify-end gap-1 sm:col-3 sm:row-1 sm:pt-6.5" role="group" aria-label={named}>
        <IconButton
          icon={ArrowUp}
          label={t('Move {row} up', { row: named })}
          data-move="up"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t('Move {row} down', { row: named })}
          data-move="down"
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon={X} label={t('Remove {row}', { row: named })} tone="danger" onClick={onRemove} />
      </div>
    </li>
  );
}

const WORTHS = [
  { value: 'points', label: t('Points as typed') },
  { value: 'each', label: t('Points for each...') },
  { value: 'list', label: t('A table of points') },
] as const;

/** The worth of a number typed into a row. */
function RowWorthFields({ form, index }: { form: SheetForm; index: number }) {
  const { control, register } = form;
  const by = useWatch({ control, name: `rows.${index}.by` });
  const state = useFormState({ control, name: `rows.${index}` });
  const number = index + 1;
  const errors = state.errors.rows?.[index];
  return (
    <>
      <Field label={t('Worth')}>
        <Select
          options={WORTHS}
          aria-label={t('Worth of row {number}', { number })}
          {...register(`rows.${index}.by`)}
        />
      </Field>
      {by === 'each' ? (
        <div className="grid grid-cols-2 items-start gap-3 sm:col-2">
          <Field label={t('Points')} error={errors?.points?.message}>
            <NumberInput
              {...register(`rows.${index}.points`)}
              aria-label={t('Points of row {number}', { number })}
              step="any"
            />
          </Field>
          <Field label={t('For every')} error={errors?.per?.message}>
            <NumberInput
              {...register(`rows.${index}.per`)}
              aria-label={t('For every, row {number}', { number })}
              min={1}
              max={1000}
              inputMode="numeric"
            />
          </Field>
        </div>
      ) : null}
      {by === 'list' ? (
        <Field
          label={t('Points for 0, 1, 2...')}
          error={errors?.list?.message}
          hint={t('With commas between them; the last one is for all beyond.')}
          className="sm:col-start-1 sm:col-end-3"
        >
          <TextInput
            {...register(`rows.${index}.list`)}
            aria-label={t('Points for 0, 1, 2..., row {number}', { number })}
            placeholder="-1, 1, 2, 3, 4"
            autoComplete="off"
          />
        </Field>
      ) : null}
    </>
  );
}
