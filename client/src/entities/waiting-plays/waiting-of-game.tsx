import { CloudAlert, CloudUpload } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { Badge } from '#client/ui/badge.tsx';
import { useWaitingPlays } from './use-waiting-plays.ts';
import './waiting-list.css';

/** Number of a game's unsent plays, which its count lacks; empty if none. */
export function WaitingOfGame({ gameId }: { gameId: number }) {
  const waiting = useWaitingPlays().filter(({ game }) => game.id === gameId);
  if (waiting.length === 0) return null;
  const refused = waiting.some(({ refusal }) => refusal !== null);
  return (
    <p className="px-4 pt-2 pb-0">
      <Badge tone={refused ? 'bad' : 'info'} icon={refused ? CloudAlert : CloudUpload}>
        {countText(waiting.length, 'play')} {refused ? 'not taken' : 'waiting to be sent'}
      </Badge>
    </p>
  );
}
