import { CirclePlus, SquarePen, ChevronRight, Copy, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, useEffect } from 'react';
import { deleteSheet } from './api.ts';
import { BUILT_IN_SHEETS } from './built-in-sheets.ts';
import { sheetText, worthText } from './sheet-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import { deleteFailed, sheetDeleted } from './messages.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { t } from '#client/plays/words/words.ts';

interface DeleteSheetDialogProps {
  sheet: OwnScoreSheet;
  onClose: () => void;
  /** Its card was removed, so focus must move. */
  onFocusLost: () => void;
}

/** Asks for confirmation; recorded scores stay. */
const DeleteSheetDialog = ({ sheet, onClose, onFocusLost }: DeleteSheetDialogProps) => (
  <ConfirmDeletion
    subject={sheet}
    deletion={deleteSheet}
    title={t('Delete "{name}"?', { name: sheet.name })}
    description={t('It is no longer offered. Scores that were entered on it are kept.')}
    confirmLabel={t('Delete Score Sheet')}
    onClose={onClose}
    onDeleted={() => toast(sheetDeleted(sheet))}
    onFailed={(error) => toast(deleteFailed(error))}
    onFocusLost={onFocusLost}
  />
);

const SHOWN = BUILT_IN_SHEETS.toSorted((a, b) => a.gameTitle.localeCompare(b.gameTitle));

/** The built-in sheets and their rows. */
function BuiltInSheets({ onCopy }: { onCopy: (bggId: number) => void }) {
  return (
    <section aria-labelledby="known-sheets" className="mt-10">
      <h2 id="known-sheets">{t('Ready to Use')}</h2>
      <p className="mt-1 mb-4 text-ink-2">
        {t('Offered by themselves when you keep score of these games. Copy one to fit it to your house rules.')}
      </p>
      <ul className="grid gap-2">
        {SHOWN.map((sheet) => (
          <li key={sheet.bggId}>
            <details className="rounded-md border border-line bg-tile">
              <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2.5 px-3.5 py-2.5 font-strong [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  className="icon text-ink-3 transition-transform duration-fast ease-out in-open:rotate-90"
                  aria-hidden="true"
                />
                <span>{sheet.gameTitle}</span>
                <small className="ml-auto text-right text-xs font-normal text-ink-2">{sheetText(sheet)}</small>
              </summary>
              {sheet.rows.length === 0 ? null : (
                <dl className="mx-3.5 my-0">
                  {sheet.rows.map(({ key, label, worth }) => (
                    <div className="flex justify-between gap-3 border-t border-t-line py-1.5 text-sm" key={key}>
                      <dt>{label}</dt>
                      <dd className="text-right text-ink-2">{worthText(worth)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <Button
                className="mx-3.5 mt-2.5 mb-3.5"
                size="sm"
                icon={Copy}
                onClick={() => onCopy(sheet.bggId)}
                aria-label={t('Copy {name}', { name: sheet.gameTitle })}
              >
                {t('Copy')}
              </Button>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SheetListProps {
  sheets: readonly OwnScoreSheet[];
  /** The sheet whose editor was closed last. */
  left: number | null;
  onOpen: (sheet: number | 'new') => void;
  onCopy: (bggId: number) => void;
}

/** The owner's score sheets, and the built-in ones. */
export function SheetList({ sheets, left, onOpen, onCopy }: SheetListProps) {
  const [deleting, setDeleting] = useState<OwnScoreSheet | null>(null);
  const region = useRef<HTMLDivElement>(null);
  return (
    <Container width="narrow" className="score-sheets">
      <PageHeader
        title={t('Score Sheets')}
        actions={
          <>
            <Button icon={SquarePen} href="/table">
              {t('Keep Score')}
            </Button>
            <Button variant="primary" icon={CirclePlus} onClick={() => onOpen('new')}>
              {t('New Score Sheet')}
            </Button>
          </>
        }
      >
        {t('The rows that you fill in at the table, and what each is worth.')}
      </PageHeader>
      <div ref={region} tabIndex={-1} role="region" aria-label={t('Your score sheets')} className="focus:outline-none">
        {sheets.length === 0 ? (
          <EmptyState size="sm" title={t('No score sheets of your own yet')}>
            {t('Write one for a game that you keep bringing to the table, or copy one below.')}
          </EmptyState>
        ) : (
          <ul className="grid gap-3.5">
            {sheets.map((sheet) => (
              <SheetCard
                key={sheet.id}
                sheet={sheet}
                isLeft={sheet.id === left}
                onEdit={() => onOpen(sheet.id)}
                onDelete={() => setDeleting(sheet)}
              />
            ))}
          </ul>
        )}
      </div>
      <BuiltInSheets onCopy={onCopy} />
      {deleting ? (
        <DeleteSheetDialog
          sheet={deleting}
          onClose={() => setDeleting(null)}
          onFocusLost={() => region.current?.focus()}
        />
      ) : null}
    </Container>
  );
}

interface SheetCardProps {
  sheet: OwnScoreSheet;
  /** Its editor was closed last: it gets the focus. */
  isLeft: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One of the owner's score sheets. */
function SheetCard({ sheet, isLeft, onEdit, onDelete }: SheetCardProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeft) edit.current?.focus();
  }, [isLeft]);
  return (
    <Tile as="li" className="flex items-center gap-1">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h2 className="font-display text-lg tracking-title" dir="auto">
          {sheet.name}
        </h2>
        <p className="mt-0.5 mb-2 text-sm text-ink-2">{sheetText(sheet)}</p>
        <Badge tone={sheet.gameTitle === null ? 'muted' : 'petrol'}>{sheet.gameTitle ?? t('Any game')}</Badge>
      </div>
      <IconButton ref={edit} icon={Pencil} label={t('Edit {name}', { name: sheet.name })} onClick={onEdit} />
      <IconButton icon={Trash2} tone="danger" label={t('Delete {name}', { name: sheet.name })} onClick={onDelete} />
    </Tile>
  );
}
