import { CircleX, LibraryBig, NotebookPen, RefreshCw, RotateCcw } from 'lucide-react';
import { newPadAddress } from '#client/entities/score-pads/new-pad-address.ts';
import { Button } from '#client/ui/button.tsx';

interface NextStepsProps {
  /** Id of the picked game. */
  gameId: number;
  onPickAnother: () => void;
  onReject: () => void;
  onStartOver: () => void;
}

/** Actions after a pick. */
export function NextSteps({ gameId, onPickAnother, onReject, onStartOver }: NextStepsProps) {
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-2 max-sm:*:nth-[-n+2]:col-span-full">
      <Button variant="act" icon={RefreshCw} onClick={onPickAnother}>
        Pick Another Game
      </Button>
      <Button icon={NotebookPen} href={newPadAddress(gameId)}>
        Keep Score
      </Button>
      <Button icon={CircleX} onClick={onReject}>
        Not this one tonight
      </Button>
      <Button icon={RotateCcw} onClick={onStartOver}>
        Start Over
      </Button>
      <Button icon={LibraryBig} href="/my-games">
        View Collection
      </Button>
    </div>
  );
}
