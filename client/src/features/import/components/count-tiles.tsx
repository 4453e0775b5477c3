import { Check, CircleSlash2, Plus, RefreshCw } from 'lucide-react';
import { StatTile } from '#client/ui/stat-tile.tsx';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { actionLabels, formatNumber, ofWhich } from '../import-words.ts';

/** What becomes of the rows of a file, in four numbers. */
export function CountTiles({ summary }: { summary: ImportSummary }) {
  const labels = actionLabels(summary.status);
  const { add, change, same, skip } = summary.counts;
  return (
    <dl className="stat-tiles">
      <StatTile
        icon={Plus}
        label={labels.add}
        value={formatNumber(add)}
        unit={ofWhich(summary) || 'new to your collection'}
      />
      <StatTile icon={RefreshCw} label={labels.change} value={formatNumber(change)} unit="that you have already" />
      <StatTile icon={Check} label={labels.same} value={formatNumber(same)} unit="nothing to do" />
      <StatTile icon={CircleSlash2} label={labels.skip} value={formatNumber(skip)} unit="each with its reason" />
    </dl>
  );
}
