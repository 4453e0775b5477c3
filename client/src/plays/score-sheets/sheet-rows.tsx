import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#client/ui/forms/button.tsx';
import { MAX_SHEET_ROWS } from '#shared/limits/limits.ts';
import { blankRow, type SheetForm } from './sheet-form.ts';
import { SheetRow } from './sheet-row.tsx';
import { t } from '#client/plays/words/words.ts';

/** The rows in the editor, in order. */
export function SheetRows({ form }: { form: SheetForm }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const pendingFocus = useRef<{ index: number; what: string } | null>(null);

  // After every render: the element to focus appears with the change that requested it.
  useLayoutEffect(() => {
    if (!pendingFocus.current) return;
    const { index, what } = pendingFocus.current;
    pendingFocus.current = null;
    const row = list.current?.children[index];
    const found =
      row?.querySelector<HTMLElement>(`${what}:not(:disabled)`) ??
      row?.querySelector<HTMLElement>('[data-move]:not(:disabled)');
    (found ?? addButton.current)?.focus();
  });

  const moveTo = (from: number, to: number) => {
    const label = form.getValues(`rows.${from}.label`).trim() || t('Row {number}', { number: from + 1 });
    pendingFocus.current = { index: to, what: to < from ? '[data-move="up"]' : '[data-move="down"]' };
    setAnnouncement(t('{row} is row {place} of {count}', { row: label, place: to + 1, count: fields.length }));
    move(from, to);
  };
  const removeAt = (index: number) => {
    pendingFocus.current = { index: Math.min(index, fields.length - 2), what: '[data-row-label]' };
    setAnnouncement(t('Row removed'));
    remove(index);
  };

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm leading-[1.3] font-strong">{t('Rows')}</legend>
      {fields.length === 0 ? (
        <p className="mb-3 text-ink-2">{t('No rows: this sheet has one for every round that you play.')}</p>
      ) : null}
      <ol className="mb-3 grid gap-3" ref={list}>
        {fields.map((field, index) => (
          <SheetRow
            key={field.id}
            form={form}
            index={index}
            count={fields.length}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      <Button
        ref={addButton}
        icon={Plus}
        disabled={fields.length >= MAX_SHEET_ROWS}
        onClick={() => append(blankRow(form.getValues('rows')))}
      >
        {t('Add Row')}
      </Button>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}
