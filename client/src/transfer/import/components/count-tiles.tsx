import { Check, CircleSlash2, Plus, RefreshCw } from 'lucide-react';
import { StatTile } from '#client/ui/charts/stat-tile.tsx';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import type { ImportAction } from '#shared/enums.ts';
import { actionLabels, addedText, formatNumber, gamesAndPlays, containsPlays } from '../import-text.ts';
import { t } from '#client/transfer/words/words.ts';

/** The rows of a file by result, in four numbers. */
export function CountTiles({ summary }: { summary: ImportSummary }) {
  const labels = actionLabels(summary.status);
  const { counts, plays } = summary;
  const { add, change, same, skip } = counts;
  const parts = (action: ImportAction) =>
    containsPlays(summary) && counts[action] > 0 ? gamesAndPlays(counts[action] - plays[action], plays[action]) : null;
  return (
    <dl className="stat-tiles">
      <StatTile
        icon={Plus}
        label={labels.add}
        value={formatNumber(add)}
        unit={addedText(summary) || t('new to your collection')}
      />
      <StatTile
        icon={RefreshCw}
        label={labels.change}
        value={formatNumber(change)}
        unit={parts('change') ?? t('that you have already')}
      />
      <StatTile
        icon={Check}
        label={labels.same}
        value={formatNumber(same)}
        unit={parts('same') ?? t('nothing to do')}
      />
      <StatTile
        icon={CircleSlash2}
        label={labels.skip}
        value={formatNumber(skip)}
        unit={parts('skip') ?? t('each with its reason')}
      />
    </dl>
  );
}
