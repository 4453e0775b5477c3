import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft, Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm, useController, type FieldPath } from 'react-hook-form';
import { type WrittenSheet, saveSheet } from './api.ts';
import type { BuiltInSheet } from './built-in-sheet.ts';
import { TitleCombobox } from '#client/games/parts/title-combobox.tsx';
import { useFormDraft } from '#client/accounts/use-form-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { ResumedBanner } from '#client/ui/layers/resumed-banner.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import { fieldsOf, sheetForm, type SheetFields, type SheetForm } from './sheet-form.ts';
import { SheetPreview } from './sheet-preview.tsx';
import { SheetRows } from './sheet-rows.tsx';
import './sheet-editor.css';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#client/lib/http/http.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { saveFailed, sheetSaved } from './messages.ts';
import { t } from '#client/plays/words/words.ts';

const OUTCOMES = [
  { value: 'highest', label: t('Most points win') },
  { value: 'lowest', label: t('Fewest points win') },
] as const;

/** Name, game and winning rule of a sheet. */
function SheetFacts({ form }: { form: SheetForm }) {
  const { control, register, setValue, formState } = form;
  const game = useController({ control, name: 'gameTitle' });
  const outcome = useController({ control, name: 'outcome' });
  return (
    <>
      <Field label={t('Name')} required error={formState.errors.name?.message}>
        <TextInput
          {...register('name')}
          placeholder={t('Wingspan with our goals')}
          maxLength={MAX_SHORT_TEXT_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Field
        label={t('Game (optional)')}
        error={formState.errors.gameTitle?.message}
        hint={t('Offered for this game alone; without one, for every game.')}
      >
        <TitleCombobox
          {...game.field}
          onChange={(typed) => {
            game.field.onChange(typed);
            setValue('bggId', null);
          }}
          onChoose={({ title, bggId }) => {
            setValue('gameTitle', title, { shouldDirty: true });
            setValue('bggId', bggId);
          }}
        />
      </Field>
      <RadioCards
        legend={t('Who wins?')}
        options={OUTCOMES}
        value={outcome.field.value}
        onChange={outcome.field.onChange}
        name="outcome"
      />
    </>
  );
}

interface SheetEditorProps {
  /** The edited sheet; null for a new one. */
  own: OwnScoreSheet | null;
  /** The template for a new one. */
  start: BuiltInSheet | null;
  /** With the id of the saved sheet, if any. */
  onClose: (id: number | null) => void;
}

/** The editor of a score sheet. */
export function SheetEditor({ own, start, onClose }: SheetEditorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<SheetFields, unknown, WrittenSheet>({
    defaultValues: fieldsOf(own ?? start),
    resolver: zodResolver(sheetForm),
  });
  const draft = useFormDraft(form, `sheet.${own?.id ?? 'new'}.${start?.bggId ?? ''}`, fieldsOf(own ?? start));
  const close = (id: number | null) => {
    draft.drop();
    onClose(id);
  };
  const { mutate, isPending } = useSaveSheet(form, close);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Container>
      <h1 className="mb-5 focus:outline-none" ref={heading} tabIndex={-1}>
        {own ? t('Edit Score Sheet') : t('New Score Sheet')}
      </h1>
      {draft.isResumed ? <ResumedBanner onStartOver={draft.startOver} className="mb-4" /> : null}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
        <Tile pad="lg">
          <form
            noValidate
            className="sheet-form grid grid-cols-1 gap-5"
            onSubmit={(event) => void form.handleSubmit((sheet) => mutate({ sheet, id: own?.id ?? null }))(event)}
          >
            <SheetFacts form={form} />
            <SheetRows form={form} />
            <div className="flex flex-wrap justify-end gap-2.5">
              <Button
                className="max-sm:flex-1 max-sm:px-2 max-sm:whitespace-nowrap"
                icon={ArrowLeft}
                onClick={() => close(own?.id ?? null)}
              >
                {t('Cancel')}
              </Button>
              <Button
                className="max-sm:flex-1 max-sm:px-2 max-sm:whitespace-nowrap"
                type="submit"
                variant="primary"
                icon={Save}
                pending={isPending}
                pendingLabel={t('Saving...')}
              >
                {t('Save Score Sheet')}
              </Button>
            </div>
          </form>
        </Tile>
        <SheetPreview form={form} />
      </div>
    </Container>
  );
}

/** Saves the sheet; refusals are shown at their fields, and no input is lost. */
function useSaveSheet(form: SheetForm, onSaved: (id: number) => void) {
  return useMutation({
    ...saveSheet,
    onSuccess: (saved) => {
      toast(sheetSaved(saved));
      onSaved(saved.id);
    },
    onError: (error) => {
      const named = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of named) form.setError(name as FieldPath<SheetFields>, { message });
      toast(saveFailed(error));
    },
  });
}
