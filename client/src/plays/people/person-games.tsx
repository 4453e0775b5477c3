import { useState } from 'react';
import { playsAddress } from '../plays-view.ts';
import { decidedText } from '../decided-text.ts';
import { percentText, wholeText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { PersonalGame } from './person-summary.ts';
import type { PlayPerson } from '../rules/play-log.ts';
import { winRate } from '../rules/player-performance.ts';
import { FigureLink, FiguresTable } from '#client/ui/charts/figures-table.tsx';
import { t } from '#client/plays/words/words.ts';

const SHOWN_AT_FIRST = 8;

/** A person's games with results. */
export function PersonGames({ games, person }: { games: readonly PersonalGame[]; person: PlayPerson }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="person-games">
      <h2 id="person-games">{t('Games')}</h2>
      <FiguresTable
        rows={all ? games : games.slice(0, SHOWN_AT_FIRST)}
        keyOf={({ game }) => game.key}
        about={[t('Game'), ({ game }) => gameCell(game, person)]}
        figures={[
          [t('Plays'), ({ plays }) => wholeText(plays)],
          [t('Wins'), decidedText],
          [t('Win rate'), ({ wins, contests }) => percentText(winRate(wins, contests))],
        ]}
      />
      {games.length > SHOWN_AT_FIRST ? (
        <Button className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('Show Fewer') : t('Show All {count}', { count: wholeText(games.length) })}
        </Button>
      ) : null}
    </section>
  );
}

const gameCell = (game: PersonalGame['game'], person: PlayPerson) => (
  <FigureLink href={playsAddress({ game: game.key, person: person.key })}>{game.title}</FigureLink>
);
