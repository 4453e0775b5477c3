import { useQuery } from '@tanstack/react-query';
import { eventGamesQuery } from '#client/features/game-nights/api.ts';
import { Tile } from '#client/ui/tile.tsx';
import { wrapUpQuery } from '../api.ts';
import { RecordedPlay } from './recorded-play.tsx';
import '../wrap-up.css';

/** What was played on a night and how it ended; nothing until something was written down. */
export function NightResults({ eventId }: { eventId: number }) {
  const { data: sheet } = useQuery(wrapUpQuery(eventId));
  const { data: games } = useQuery(eventGamesQuery(eventId));
  if (!sheet || sheet.plays.length === 0) return null;
  return (
    <Tile as="section" aria-labelledby="night-results" className="night-results">
      <h2 id="night-results">Results</h2>
      <div className="played-list">
        {sheet.plays.map(({ play }) => (
          <RecordedPlay key={play.id} play={play} game={games?.find(({ id }) => id === play.gameId)} />
        ))}
      </div>
    </Tile>
  );
}
