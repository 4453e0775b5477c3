import { CirclePlay, CircleX, LibraryBig, RotateCcw, ShoppingBag } from 'lucide-react';
import { MarkPlayedButton } from '#client/entities/games/mark-played-button.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Candidate } from '../candidates.ts';

interface NextStepsProps {
  /** The picked game. */
  game: Candidate;
  onReject: () => void;
  onStartOver: () => void;
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** What else may be done with a pick, quieter than playing it or picking another. */
export function NextSteps({ game, onReject, onStartOver }: NextStepsProps) {
  return (
    <div className="-mx-3 flex flex-wrap gap-x-1 gap-y-0.5">
      {game.youtube ? (
        <Button variant="ghost" icon={CirclePlay} href={game.youtube} {...NEW_TAB}>
          Watch Rules
        </Button>
      ) : null}
      {game.buyUrl ? (
        <Button variant="ghost" icon={ShoppingBag} href={game.buyUrl} {...NEW_TAB}>
          Buy Game
        </Button>
      ) : null}
      <MarkPlayedButton game={game} variant="ghost" size="md" />
      <Button variant="ghost" icon={CircleX} onClick={onReject}>
        Not this one tonight
      </Button>
      <Button variant="ghost" icon={RotateCcw} onClick={onStartOver}>
        Start Over
      </Button>
      <Button variant="ghost" icon={LibraryBig} href="/my-games">
        View Collection
      </Button>
    </div>
  );
}
