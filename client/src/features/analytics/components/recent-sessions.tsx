import { PlayTile } from '#client/entities/plays/play-tile.tsx';
import type { LoggedPlay } from '#client/entities/plays/rules/play-log.ts';

/** Rows shown: a list that fits a screen. */
const RECENT_SESSIONS = 10;

/** The latest sessions. */
export function RecentSessions({ plays }: { plays: readonly LoggedPlay[] }) {
  return (
    <section aria-labelledby="recent-sessions">
      <h2 id="recent-sessions">Recent Game Sessions</h2>
      <div className="play-tiles">
        {plays.slice(0, RECENT_SESSIONS).map((play) => (
          <PlayTile key={play.id} play={play} />
        ))}
      </div>
    </section>
  );
}
