import { useMemo, useState } from 'react';
import { PersonName } from '../parts/person-name.tsx';
import { averageText, percentText, scoreText, wholeText } from '#client/lib/number-text.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { FiguresTable, type Figure } from '#client/ui/charts/figures-table.tsx';
import { DECIDED_NOTE, decidedText } from '../decided-text.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import {
  averageScore,
  byWinRate,
  performanceOf,
  winRate,
  type PlayerPerformance,
} from '../rules/player-performance.ts';
import { t } from '#client/plays/words/words.ts';

const SHOWN_AT_FIRST = 10;

const FIGURES: readonly Figure<PlayerPerformance>[] = [
  [t('Best Score'), ({ bestScore }) => scoreText(bestScore)],
  [t('Games Played'), ({ gamesPlayed }) => wholeText(gamesPlayed)],
  [t('Total Wins'), ({ wins }) => wholeText(wins)],
  [t('Average Score'), (player) => averageText(averageScore(player))],
  [t('Total Score'), ({ totalScore, scored }) => scoreText(scored === 0 ? null : totalScore)],
];

/** Statistics by player. */
export function PlayerTable({ plays }: { plays: readonly LoggedPlay[] }) {
  const players = useMemo(() => performanceOf(plays).toSorted(byWinRate), [plays]);
  const [all, setAll] = useState(false);
  const shown = all ? players : players.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="player-performance">
      <h2 id="player-performance">{t('Player Performance & Win Rates')}</h2>
      <FiguresTable
        rows={shown}
        keyOf={({ person }) => person.key}
        about={[t('Player'), playerCell]}
        share={[t('Win rate'), ({ wins, contests }) => winRate(wins, contests), decidedText]}
        figures={FIGURES}
      />
      <p className="mt-2.5 text-xs text-ink-3">
        {DECIDED_NOTE} {t('Players are ranked by the rate that their plays prove, so 20 of 25 comes before 3 of 3.')}
      </p>
      {players.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('Show Fewer') : t('Show All {count} Players', { count: wholeText(players.length) })}
        </Button>
      ) : null}
    </section>
  );
}

function playerCell({ person, coopPlays, coopWins }: PlayerPerformance) {
  return (
    <span className="flex min-h-9 items-center gap-3">
      <Avatar name={person.name} size="sm" />
      <span className="min-w-0">
        <PersonName person={person} />
        {coopPlays > 0 ? (
          <small>
            {t('{count, plural, one {{share} of # cooperative play won} other {{share} of # cooperative plays won}}', {
              count: coopPlays,
              share: percentText(winRate(coopWins, coopPlays)),
            })}
          </small>
        ) : null}
      </span>
    </span>
  );
}
