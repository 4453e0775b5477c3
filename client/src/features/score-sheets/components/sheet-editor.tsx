import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft, Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '#client/entities/user/use-form-draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { ResumedBanner } from '#client/ui/resumed-banner.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { OwnScoreSheet } from '#shared/contracts/score-sheets.ts';
import type { BuiltInSheet } from '#client/entities/score-sheets/rules/built-in-sheet.ts';
import type { WrittenSheet } from '#client/entities/score-sheets/api.ts';
import { fieldsOf, sheetForm, type SheetFields } from '../sheet-form.ts';
import { useSaveSheet } from '../use-save-sheet.ts';
import { SheetFacts } from './sheet-facts.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { SheetRows } from './sheet-rows.tsx';
import './sheet-editor.css';

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
        {own ? 'Edit Score Sheet' : 'New Score Sheet'}
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
                Cancel
              </Button>
              <Button
                className="max-sm:flex-1 max-sm:px-2 max-sm:whitespace-nowrap"
                type="submit"
                variant="primary"
                icon={Save}
                pending={isPending}
                pendingLabel="Saving..."
              >
                Save Score Sheet
              </Button>
            </div>
          </form>
        </Tile>
        <SheetPreview form={form} />
      </div>
    </Container>
  );
}
