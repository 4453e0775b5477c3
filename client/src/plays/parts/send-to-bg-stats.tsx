import { SquareArrowOutUpRight } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import type { Play } from '#shared/plays/plays-contract.ts';
import { bgStatsLink } from '../rules/bg-stats-link.ts';
import { readPlay } from '#shared/plays/read-play.ts';
import { t } from '#client/plays/words/words.ts';

/** Sends a recorded play to BG Stats; empty if its lists are invalid. */
export function SendToBgStats({ play }: { play: Play }) {
  const read = readPlay(play);
  if (!read) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={SquareArrowOutUpRight}
      href={bgStatsLink(read)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('Send to BG Stats')}
    </Button>
  );
}
