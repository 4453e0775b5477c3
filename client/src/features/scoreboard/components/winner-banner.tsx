import { Crown } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import type { SessionFields } from '#client/entities/plays/session-fields.ts';
import { winnerNote } from '#client/entities/plays/winner-note.ts';
import type { WrittenSession } from '#client/entities/plays/written-session.ts';

interface WinnerBannerProps {
  fields: SessionFields;
  written: WrittenSession;
}

/** The rule for the winner, and the present winner. */
export function WinnerBanner({ fields, written }: WinnerBannerProps) {
  const { rule, now } = winnerNote(fields, written);
  return (
    <Banner icon={Crown} compact>
      {rule} <output aria-live="polite">{now ? <b className="wrap-anywhere">{now}</b> : null}</output>
    </Banner>
  );
}
