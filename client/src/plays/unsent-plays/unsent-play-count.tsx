import { CloudAlert, CloudUpload } from 'lucide-react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { useUnsentPlays } from './use-unsent-plays.ts';
import './unsent-play-list.css';
import { t } from '#client/plays/words/words.ts';

/** Number of a game's unsent plays, which its count lacks; empty if none. */
export function UnsentPlayCount({ gameId, className }: { gameId: number; className: string }) {
  const unsent = useUnsentPlays().filter(({ game }) => game.id === gameId);
  if (unsent.length === 0) return null;
  const refused = unsent.some(({ refusal }) => refusal !== null);
  return (
    <p className={className}>
      <Badge tone={refused ? 'bad' : 'info'} icon={refused ? CloudAlert : CloudUpload}>
        {refused
          ? t('{count, plural, one {# play not taken} other {# plays not taken}}', { count: unsent.length })
          : t('{count, plural, one {# play waiting to be sent} other {# plays waiting to be sent}}', {
              count: unsent.length,
            })}
      </Badge>
    </p>
  );
}
