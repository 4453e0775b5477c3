import { CalendarDays } from 'lucide-react';
import { ToCome } from './to-come.tsx';

export function GameNightsPage() {
  return (
    <ToCome title="Game Nights" icon={CalendarDays}>
      Pick a date, choose the games, see who is in. Invitations go out from here as soon as the table is set.
    </ToCome>
  );
}
