import { Crown, Sprout, Play as Start } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { ReadPlay } from '#shared/plays/read-play.ts';
import { standings, type Standing } from '#shared/plays/standings.ts';
import { NO_SCORE } from './no-score.tsx';
import './standings-list.css';
import { numberLocale } from '#client/lib/number-text.ts';
import { t } from '#client/plays/words/words.ts';

interface StandingsListProps {
  play: ReadPlay;
  /** Renders a player's name. */
  children?: ((name: string) => ReactNode) | undefined;
}

/** The players of a play, best first, with crowns for winners. */
export function StandingsList({ play, children }: StandingsListProps) {
  const list = standings(play);
  const isScored = list.some(({ score, scoreText }) => score !== null || scoreText !== undefined);
  return (
    <ol className="standings">
      {list.map((standing, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- two players may share a name, and the list never reorders
          key={`${standing.name} ${index}`}
          className="group/standing standing grid min-h-10.25 grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0 text-note"
          data-winner={standing.winner || undefined}
        >
          <span className="standing-position grid size-6.5 place-items-center text-sm font-bold tabular-nums">
            {standing.winner ? <Crown className="icon" aria-hidden="true" /> : (standing.position ?? '')}
          </span>
          <span className="wrap-anywhere">
            <bdi>{children?.(standing.name) ?? standing.name}</bdi>
            {standing.winner ? <VisuallyHidden> {t('(winner)')}</VisuallyHidden> : null}
            <Facts standing={standing} />
          </span>
          <Score standing={standing} isScored={isScored} />
        </li>
      ))}
    </ol>
  );
}

const EXACT = { useGrouping: false, maximumFractionDigits: 20 } as const;

interface ScoreProps {
  standing: Standing;
  /** Somebody has a score, so that a blank one is a dash. */
  isScored: boolean;
}

/** The total; pressing it shows the calculation, if recorded. */
function Score({ standing: { score, scoreText }, isScored }: ScoreProps) {
  const total = score?.toLocaleString(numberLocale ?? 'en', EXACT);
  if (total === undefined || scoreText === undefined || scoreText === score?.toLocaleString('en', EXACT))
    return (
      <span className="standing-score font-display text-lead leading-none font-bold group-data-winner/standing:text-title group-data-winner/standing:font-extrabold open:grid open:justify-items-end open:gap-1">
        {total ?? scoreText ?? (isScored ? NO_SCORE : null)}
      </span>
    );
  return (
    <details className="standing-score font-display text-lead leading-none font-bold group-data-winner/standing:text-title group-data-winner/standing:font-extrabold open:grid open:justify-items-end open:gap-1">
      <summary
        className="min-h-6 min-w-6 content-center text-end underline decoration-dotted underline-offset-3"
        title={t('How the points came about')}
      >
        {total}
      </summary>
      <span>{scoreText}</span>
    </details>
  );
}

/** Team and role, and who started or played for the first time. */
function Facts({ standing: { team, role, started, firstTime } }: { standing: Standing }) {
  const words = [team, role].filter((word) => word !== undefined);
  if (words.length === 0 && !started && !firstTime) return null;
  return (
    <span className="standing-facts flex flex-wrap gap-x-2.5 gap-y-0 text-xs font-normal">
      {words.length > 0 ? <span className="inline-flex items-center gap-1">{words.join(', ')}</span> : null}
      {started ? (
        <span className="inline-flex items-center gap-1">
          <Start className="icon" aria-hidden="true" />
          {t('Started')}
        </span>
      ) : null}
      {firstTime ? (
        <span className="inline-flex items-center gap-1">
          <Sprout className="icon" aria-hidden="true" />
          {t('First time')}
        </span>
      ) : null}
    </span>
  );
}
