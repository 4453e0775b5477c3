import { NotebookText, UsersRound } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { PLAY_PERIOD_LABELS, PLAY_PERIODS, type PlayPeriod } from '#client/games/play-period.ts';

interface AnalyticsToolbarProps {
  period: PlayPeriod;
  onPeriodChange: (period: PlayPeriod) => void;
}

const OPTIONS = PLAY_PERIODS.map((value) => ({ value, label: PLAY_PERIOD_LABELS[value] }));

/** The period of the statistics, and links to more. */
export function AnalyticsToolbar({ period, onPeriodChange }: AnalyticsToolbarProps) {
  return (
    <div className="analytics-toolbar flex gap-2">
      <FilterSelect
        className="min-w-0 flex-1"
        label="Period"
        value={period}
        onChange={onPeriodChange}
        options={OPTIONS}
        shortLabel={PLAY_PERIOD_LABELS[period]}
      />
      <Button icon={NotebookText} href="/plays">
        All Plays
      </Button>
      <Button icon={UsersRound} href="/people">
        People
      </Button>
    </div>
  );
}
