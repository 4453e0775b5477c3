import { NotebookPen } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { openGamePlay, openLogPlay } from '#client/entities/plays/play-dialog-view.ts';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import type { CoveredGame } from '#shared/contracts/home.ts';

/** 'Log a Play', and recently played games to start a play with. */
export function LogPlayPanel({ games }: { games: readonly CoveredGame[] }) {
  return (
    <Tile as="section" className="grid content-between gap-3.5" aria-labelledby="log-play-panel">
      <h2 id="log-play-panel">What did you play?</h2>
      {games.length > 0 ? (
        <ul className="grid grid-cols-5 gap-2">
          {games.map((game) => (
            <li key={game.id}>
              <button
                type="button"
                className="grid w-full gap-1.25 rounded-sm text-center text-2xs leading-[1.2]"
                onClick={() => openGamePlay(game)}
                aria-label={`Log a play of ${game.title}`}
              >
                <GameCover
                  title={game.title}
                  category={game.category}
                  imageUrl={game.imageUrl}
                  className="aspect-square rounded-sm shadow-ply"
                />
                <span className="line-clamp-2 wrap-anywhere">{game.title}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>Write down who played and how it ended. This page fills up from there.</p>
      )}
      <Button variant="primary" size="lg" icon={NotebookPen} full onClick={openLogPlay}>
        Log a Play
      </Button>
    </Tile>
  );
}
