import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useFormState, useWatch } from 'react-hook-form';
import { Field } from '#client/ui/forms/field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import type { SheetForm } from './sheet-form.ts';
import { RowWorthFields } from './row-worth-fields.tsx';

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
  const named = label?.trim() || `row ${index + 1}`;
  return (
    <li className="grid grid-cols-1 items-start gap-3 rounded-md border border-line bg-tile-2 p-3.5 sm:grid-cols-[repeat(2,minmax(0,1fr))_auto]">
      <Field label={`Row ${index + 1}`} required error={errors.rows?.[index]?.label?.message}>
        <TextInput
          {...register(`rows.${index}.label`)}
          data-row-label
          placeholder="Eggs"
          maxLength={MAX_SHORT_TEXT_LENGTH}
          autoComplete="off"
        />
      </Field>
      <RowWorthFields form={form} index={index} />
      <div className="flex justify-end gap-1 sm:col-3 sm:row-1 sm:pt-6.5" role="group" aria-label={named}>
        <IconButton
          icon={ArrowUp}
          label={`Move ${named} up`}
          data-move="up"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${named} down`}
          data-move="down"
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon={X} label={`Remove ${named}`} tone="danger" onClick={onRemove} />
      </div>
    </li>
  );
}
