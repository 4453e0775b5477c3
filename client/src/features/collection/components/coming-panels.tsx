import { ChartColumn, Sparkles } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';

export function AnalyticsToCome() {
  return (
    <EmptyState icon={ChartColumn} title="Scores Analytics">
      Soon this tab tells who wins at your table, how often, and at which games.
    </EmptyState>
  );
}

export function RecommendationsToCome() {
  return (
    <EmptyState icon={Sparkles} title="Game Recommendations">
      Soon this tab knows your shelf well enough to suggest what should stand on it next.
    </EmptyState>
  );
}
