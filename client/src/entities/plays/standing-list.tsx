import { Crown, Sprout, Play as Start } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { ReadPlay } from '#shared/rules/plays/read-play.ts';
import { standings, type Standing } from '#shared/rules/plays/standings.ts';
import './standing-list.css';

interface StandingListProps {
  play: ReadPlay;
  /** What stands for a player's name. */
  children?: ((name: string) => ReactNode) | undefined;
}

/** The players of a session, best first, with a crown for who won. */
export function StandingList({ play, children }: StandingListProps) {
  return (
    <ol className="standings">
      {standings(play).map((standing, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two players may share a name, and the list never reorders
        <li key={`${standing.name} ${place}`} className="standing" data-winner={standing.winner || undefined}>
          <span className="standing-position">
            {standing.winner ? <Crown className="icon" aria-hidden="true" /> : (standing.position ?? '')}
          </span>
          <span className="standing-name" dir="auto">
            {children?.(standing.name) ?? standing.name}
            {standing.winner ? <VisuallyHidden> (winner)</VisuallyHidden> : null}
            <Facts standing={standing} />
          </span>
          <Score standing={standing} />
        </li>
      ))}
    </ol>
  );
}

const EXACT = { useGrouping: false, maximumFractionDigits: 20 } as const;

/** The total; how it came about, where that was written down, at a press. */
function Score({ standing: { score, scoreText } }: { standing: Standing }) {
  const total = score?.toLocaleString('en', EXACT);
  if (total === undefined || scoreText === undefined || scoreText === total)
    return <span className="standing-score">{total ?? scoreText}</span>;
  return (
    <details className="standing-score">
      <summary title="How the points came about">{total}</summary>
      <span>{scoreText}</span>
    </details>
  );
}

/** Team and role, and who started or played for the first time. */
function Facts({ standing: { team, role, started, firstTime } }: { standing: Standing }) {
  const words = [team, role].filter((word) => word !== undefined);
  if (words.length === 0 && !started && !firstTime) return null;
  return (
    <span className="standing-facts">
      {words.length > 0 ? <span>{words.join(', ')}</span> : null}
      {started ? (
        <span>
          <Start className="icon" aria-hidden="true" />
          Started
        </span>
      ) : null}
      {firstTime ? (
        <span>
          <Sprout className="icon" aria-hidden="true" />
          First time
        </span>
      ) : null}
    </span>
  );
}
