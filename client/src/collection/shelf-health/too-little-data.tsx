import { CirclePlus, NotebookPen } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { ENOUGH_GAMES, ENOUGH_PLAYS } from './minimum-data.ts';
import { listText } from '#shared/text/list-text.ts';

interface TooLittleDataProps {
  /** Games on the shelf, without expansions. */
  games: number;
  plays: number;
  /** Numbers of missing games and plays; not both 0. */
  missing: { games: number; plays: number };
}

/** The data missing for meaningful figures, and how to add it. */
export function TooLittleData({ games, plays, missing }: TooLittleDataProps) {
  const lacks = [
    ...(missing.games > 0 ? [countText(missing.games, 'more game')] : []),
    ...(missing.plays > 0 ? [countText(missing.plays, 'more play')] : []),
  ];
  return (
    <EmptyState
      title={`${listText(lacks)} to go`}
      action={
        <>
          {missing.games > 0 ? (
            <Button icon={CirclePlus} href="/add-game">
              Add Games
            </Button>
          ) : (
            <Button icon={NotebookPen} href="/my-games">
              Mark Games as Played
            </Button>
          )}
          <Button variant="ghost" href="/import">
            Import Games and Plays
          </Button>
        </>
      }
    >
      Shelf Health needs at least {ENOUGH_GAMES} games and {ENOUGH_PLAYS} plays. You have {countText(games, 'game')} and{' '}
      {countText(plays, 'play')}; fewer would say more about chance than about you.
    </EmptyState>
  );
}
