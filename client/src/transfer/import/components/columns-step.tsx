import { useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import {
  LIST_FIELD_NAMES,
  LIST_FIELDS,
  type ListColumns,
  type ListField,
  REPEATABLE_FIELD,
  type UnknownColumns,
} from '#shared/contract/list-fields.ts';
import { rememberColumns, rememberedColumns } from '../remembered-columns.ts';
import type { ListChoice } from '../send-file.ts';
import { StepSection } from './step-section.tsx';
import { t } from '#client/transfer/words/words.ts';

interface ColumnsStepProps {
  fileName: string;
  unknown: UnknownColumns;
  onChoose: (choice: ListChoice) => void;
  onCancel: () => void;
}

/** Asks which column of a list is what: guessed, or as it was chosen for the last list with the same columns. */
export function ColumnsStep({ fileName, unknown, onChoose, onCancel }: ColumnsStepProps) {
  const [remembered] = useState(() => rememberedColumns(unknown));
  const [columns, setColumns] = useState<ListColumns>(remembered ?? unknown.columns.map(({ guess }) => guess));
  const [isFirstGame, setIsFirstGame] = useState(!unknown.hasNames);
  const [isAsked, setIsAsked] = useState(false);
  const hasTitle = columns.includes('title');
  const left = columns.filter((field) => field === null).length;
  const choose = () => {
    setIsAsked(true);
    if (!hasTitle) return;
    rememberColumns(unknown, columns);
    onChoose({ columns, isFirstGame });
  };
  return (
    <StepSection
      step="columns"
      movedHere
      title={t('What are the columns?')}
      lead={leadOf(fileName, remembered !== null)}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <Tile pad="none">
          <ul className="grid divide-y divide-line">
            {unknown.columns.map((column, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other key, and never move
              <li key={at} className="grid items-center gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-2">
                <ColumnChoice
                  name={column.name || t('Column {number}', { number: at + 1 })}
                  samples={column.samples}
                  value={columns[at] ?? null}
                  taken={columns}
                  onChange={(field) => setColumns(columns.map((old, place) => (place === at ? field : old)))}
                />
              </li>
            ))}
          </ul>
        </Tile>
        <label className="inline-flex min-h-6 items-center gap-2">
          <input type="checkbox" checked={isFirstGame} onChange={() => setIsFirstGame(!isFirstGame)} />
          <span>{t('The first row is a game as well, and names no columns')}</span>
        </label>
        <p role={isAsked && !hasTitle ? 'alert' : undefined} className={hasTitle ? 'text-ink-2' : 'text-bad'}>
          {hasTitle ? leftSentence(left) : t('Choose which column is the title. It is enough by itself.')}
        </p>
        <div className="import-actions">
          <Button variant="primary" size="lg" icon={ArrowRight} type="submit">
            {t('Show the preview')}
          </Button>
          <Button onClick={onCancel}>{t('Choose another file')}</Button>
        </div>
      </form>
    </StepSection>
  );
}

const leadOf = (fileName: string, isRemembered: boolean): string =>
  isRemembered
    ? t('{file} has the columns of a list that you have imported before. They are set as you chose then.', {
        file: fileName,
      })
    : t('{file} has columns of its own. Check what Rollcall takes them for. Nothing is imported yet.', {
        file: fileName,
      });

const leftSentence = (left: number): string =>
  t('{left, plural, =0 {Every column is taken.} one {One column is not taken.} other {# columns are not taken.}}', {
    left,
  });

interface ColumnChoiceProps {
  name: string;
  samples: readonly string[];
  value: ListField | null;
  taken: ListColumns;
  onChange: (field: ListField | null) => void;
}

const NOT_TAKEN = { value: '', label: t('Not taken') };

function ColumnChoice({ name, samples, value, taken, onChange }: ColumnChoiceProps) {
  const options = LIST_FIELD_NAMES.map((field) => ({
    value: field,
    label: LIST_FIELDS[field],
    disabled: field !== value && field !== REPEATABLE_FIELD && taken.includes(field),
  }));
  return (
    <>
      <div className="grid min-w-0 gap-0.5">
        <b className="font-strong wrap-anywhere" aria-hidden="true">
          <bdi>{name}</bdi>
        </b>
        <p className="text-sm leading-body wrap-anywhere text-ink-2">
          {samples.length === 0 ? t('Empty in the first rows') : samples.join(' · ')}
        </p>
      </div>
      <Field label={t('{column} is', { column: name })} hideLabel>
        <Select
          options={[NOT_TAKEN, ...options]}
          value={value ?? ''}
          onChange={({ target }) => onChange(LIST_FIELD_NAMES.find((field) => field === target.value) ?? null)}
        />
      </Field>
    </>
  );
}
