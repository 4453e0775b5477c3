import { useInfiniteQuery } from '@tanstack/react-query';
import { Import, List, CircleHelp, Copy, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import type { IconType } from '#client/ui/marks/icon-type.ts';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { IMPORT_CONCERNS, type ImportConcern } from '#shared/enums.ts';
import type { DetailKind } from '#shared/shapes/play-details.ts';
import { type ImportChoices, concernRowsQuery } from '../api.ts';
import { gamesTouched, playsTouched } from '../import-step.ts';
import { contentsOf, counted, importButtonLabel, gamesAndPlays, sourceName } from '../import-text.ts';
import { useDiscardImport } from '../use-discard-import.ts';
import { CountTiles } from './count-tiles.tsx';
import { DetailChanges } from './detail-changes.tsx';
import { FileErrors } from './file-errors.tsx';
import { NothingToImport } from './nothing-to-import.tsx';
import { PagedRows } from './row-list.tsx';
import { RowTabs } from './row-tabs.tsx';
import { RunProblem } from './run-problem.tsx';
import { StepSection } from './step-section.tsx';
import { t } from '#client/transfer/words/words.ts';

const CONCERNS: Record<ImportConcern, { icon: IconType; title: string }> = {
  unreadable: { icon: TriangleAlert, title: t('Unreadable, all or in part') },
  duplicate: { icon: Copy, title: t('Possible duplicates') },
  unsure: { icon: CircleHelp, title: t('Please check') },
};
/** Up to this many rows are shown at once. */
const FEW = 5;

/** The rows that need a look before importing, by kind; nothing if there are none. */
function Concerns({ summary }: { summary: ImportSummary }) {
  const found = IMPORT_CONCERNS.flatMap((concern) => {
    const total = summary.concerns?.[concern] ?? 0;
    return total > 0 ? [{ concern, total }] : [];
  });
  if (found.length === 0) return null;
  return (
    <div className="grid gap-3">
      {found.map(({ concern, total }) => (
        <FoldedRows key={concern} {...CONCERNS[concern]} side={counted(total, 'row')} open={total <= FEW}>
          <ConcernRows summary={summary} concern={concern} total={total} />
        </FoldedRows>
      ))}
    </div>
  );
}

interface ConcernRowsProps {
  summary: ImportSummary;
  concern: ImportConcern;
  total: number;
}

function ConcernRows({ summary, concern, total }: ConcernRowsProps) {
  const rows = useInfiniteQuery(concernRowsQuery(summary, concern));
  return <PagedRows caption={CONCERNS[concern].title} summary={summary} total={total} rows={rows} />;
}

interface PreviewStepProps {
  summary: ImportSummary;
  movedHere: boolean;
  isStarting: boolean;
  onImport: (choices: ImportChoices) => void;
}

/** The rows of an import before it is applied. */
export function PreviewStep({ summary, movedHere, isStarting, onImport }: PreviewStepProps) {
  const discard = useDiscardImport(summary.id);
  const [erase, setErase] = useState<readonly DetailKind[]>([]);
  const [bringBack, setBringBack] = useState<readonly number[]>([]);
  const [addUnlisted, setAddUnlisted] = useState(false);
  const { unlisted = 0 } = summary;
  const start = () => onImport({ erase: [...erase], bringBack: [...bringBack], addUnlisted });
  const news = gamesTouched(summary) + playsTouched(summary);
  const games = gamesTouched(summary) + (addUnlisted ? unlisted : 0);
  const another = (
    <Button onClick={() => discard.mutate(summary.id)} pending={discard.isPending} disabled={isStarting}>
      {summary.format === 'bgg_user' ? t('Discard') : t('Choose another file')}
    </Button>
  );
  return (
    <StepSection
      step="preview"
      movedHere={movedHere}
      title={news > 0 ? t('What this import would do') : t('Nothing to import')}
      lead={t('{source}: {contents}. Nothing has been changed yet.', {
        source: sourceName(summary),
        contents: contentsOf(summary),
      })}
    >
      <FileErrors summary={summary} />
      <Concerns summary={summary} />
      <CountTiles summary={summary} />
      <RunProblem summary={summary} isStarting={isStarting} onAgain={start} />
      <DetailChanges summary={summary} erase={erase} onErase={setErase} />
      {unlisted > 0 ? (
        <label className="inline-flex min-h-6 items-center gap-2">
          <input type="checkbox" checked={addUnlisted} onChange={() => setAddUnlisted(!addUnlisted)} />
          <span>
            {t(
              "Also add {count, plural, one {# game} other {# games}} that you rated, played or commented on but do not own, to 'Not Owned'",
              { count: unlisted },
            )}
          </span>
        </label>
      ) : null}
      {news > 0 || erase.length > 0 || bringBack.length > 0 || addUnlisted ? (
        <div className="import-actions">
          <Button
            variant="primary"
            size="lg"
            icon={Import}
            onClick={start}
            pending={isStarting}
            pendingLabel={t('Starting...')}
            disabled={discard.isPending}
          >
            {importButtonLabel(news > 0 || addUnlisted ? gamesAndPlays(games, playsTouched(summary)) : null, {
              erase: erase.length,
              bringBack: bringBack.length,
            })}
          </Button>
          {another}
        </div>
      ) : (
        <NothingToImport summary={summary} another={another} />
      )}
      <FoldedRows
        icon={List}
        title={t('All rows')}
        side={counted(summary.rows, 'row')}
        open={news === 0 || summary.counts.deleted > 0}
      >
        <RowTabs summary={summary} chosen={bringBack} onChoose={setBringBack} />
      </FoldedRows>
    </StepSection>
  );
}

interface FoldedRowsProps {
  icon: IconType;
  title: string;
  /** How many there are. */
  side: string;
  /** Initially open. */
  open: boolean;
  /** The rows, which are loaded once it is open. */
  children: ReactNode;
}

/** Rows behind their heading. */
function FoldedRows({ open, children, ...heading }: FoldedRowsProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <Disclosure {...heading} open={isOpen} onToggle={setOpen}>
      {isOpen ? children : null}
    </Disclosure>
  );
}
