import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { gamesQuery } from '#client/games/api.ts';
import type { PlayedGame } from '#client/plays/api.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { gameInAddress, gameToBegin } from '../game-in-address.ts';
import { NewPadForm } from './new-pad-form.tsx';
import { t } from '#client/score-pads/words/words.ts';

interface NewPadProps {
  ownerId: number;
  /** The list of games to choose from; undefined while loading. */
  renderChoice: (choice: { games: readonly Game[] | undefined; onChoose: (game: PlayedGame) => void }) => ReactNode;
}

/** The choice of a game, unless the address names one; then sheet and players. */
export function NewPad({ ownerId, renderChoice }: NewPadProps) {
  const search = useSearch();
  const { data: games } = useQuery(gamesQuery);
  const [chosen, setChosen] = useState<PlayedGame | 'other' | null>(null);
  const wanted = chosen ?? gameInAddress(search, games);
  if (wanted === null || wanted === 'other') {
    return (
      <Tile as="section" className="table-page-choice" aria-labelledby="choose-title">
        <h2 id="choose-title">{t('What Do You Play?')}</h2>
        {renderChoice({ games, onChoose: setChosen })}
      </Tile>
    );
  }
  const game = gameToBegin(wanted, games);
  return <NewPadForm key={game.title} game={game} ownerId={ownerId} onOther={() => setChosen('other')} />;
}
