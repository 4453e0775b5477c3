import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleHelp, Copy, TriangleAlert } from 'lucide-react';
import type { IconType } from '#client/ui/icon-type.ts';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { IMPORT_CONCERNS, type ImportConcern } from '#shared/enums.ts';
import { concernRowsQuery } from '../api.ts';
import { counted } from '../import-text.ts';
import { FoldedRows } from './folded-rows.tsx';
import { PagedRows } from './row-list.tsx';

const CONCERNS: Record<ImportConcern, { icon: IconType; title: string }> = {
  unreadable: { icon: TriangleAlert, title: 'Unreadable, all or in part' },
  duplicate: { icon: Copy, title: 'Possible duplicates' },
  unsure: { icon: CircleHelp, title: 'Please check' },
};
/** Up to this many rows are shown at once. */
const FEW = 5;

/** The rows that need a look before importing, by kind; nothing if there are none. */
export function Concerns({ summary }: { summary: ImportSummary }) {
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
