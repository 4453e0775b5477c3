import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import { sheetText } from './sheet-text.ts';

interface SheetCardProps {
  sheet: OwnScoreSheet;
  /** Its editor was closed last: it gets the focus. */
  isLeft: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One of the owner's score sheets. */
export function SheetCard({ sheet, isLeft, onEdit, onDelete }: SheetCardProps) {
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
        <Badge tone={sheet.gameTitle === null ? 'muted' : 'petrol'}>{sheet.gameTitle ?? 'Any game'}</Badge>
      </div>
      <IconButton ref={edit} icon={Pencil} label={`Edit ${sheet.name}`} onClick={onEdit} />
      <IconButton icon={Trash2} tone="danger" label={`Delete ${sheet.name}`} onClick={onDelete} />
    </Tile>
  );
}
