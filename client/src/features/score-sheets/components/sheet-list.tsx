import { CirclePlus, SquarePen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import type { OwnScoreSheet } from '#shared/contracts/score-sheets.ts';
import { DeleteSheetDialog } from './delete-sheet-dialog.tsx';
import { BuiltInSheets } from './built-in-sheets.tsx';
import { SheetCard } from './sheet-card.tsx';

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
        title="Score Sheets"
        actions={
          <>
            <Button icon={SquarePen} href="/table">
              Keep Score
            </Button>
            <Button variant="primary" icon={CirclePlus} onClick={() => onOpen('new')}>
              New Score Sheet
            </Button>
          </>
        }
      >
        The rows that you fill in at the table, and what each is worth.
      </PageHeader>
      <div ref={region} tabIndex={-1} role="region" aria-label="Your score sheets" className="focus:outline-none">
        {sheets.length === 0 ? (
          <EmptyState size="sm" title="No score sheets of your own yet">
            Write one for a game that you keep bringing to the table, or copy one below.
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
