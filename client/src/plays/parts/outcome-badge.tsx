import { Frown } from 'lucide-react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { PLAY_OUTCOME_LABELS, type PlayOutcome } from '#shared/enums.ts';
import type { PlayerResult } from '#shared/plays/read-play.ts';
import { wonTogether } from '#shared/plays/won-together.ts';
import { t } from '#client/plays/words/words.ts';

interface OutcomeBadgeProps {
  play: { outcome: PlayOutcome; results: readonly PlayerResult[] };
}

/** The outcome type, unless it is the highest score; says so if all have lost, because nobody has a crown then. */
export function OutcomeBadge({ play: { outcome, results } }: OutcomeBadgeProps) {
  if (outcome === 'highest') return null;
  const lost = outcome === 'cooperative' && wonTogether(results) === false;
  return lost ? (
    <Badge icon={Frown}>{t('{outcome}, lost', { outcome: PLAY_OUTCOME_LABELS[outcome] })}</Badge>
  ) : (
    <Badge>{PLAY_OUTCOME_LABELS[outcome]}</Badge>
  );
}
