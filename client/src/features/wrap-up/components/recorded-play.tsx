import { Pencil, Repeat2 } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { StandingList } from '#client/entities/plays/standing-list.tsx';
import { openPlay } from '#client/entities/plays/play-dialog-view.ts';
import { Button } from '#client/ui/button.tsx';
import type { Category } from '#shared/enums.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { readPlay } from '#shared/rules/plays/read-play.ts';

interface RecordedPlayProps {
  play: Play;
  /** As the night has it; absent for one that was played besides. */
  game: { category: Category; imageUrl: string | null } | undefined;
  /** Absent where it is only shown. */
  onAgain?: () => void;
}

/** A play of the night that is in the log. */
export function RecordedPlay({ play, game, onAgain }: RecordedPlayProps) {
  const read = readPlay(play);
  return (
    <article className="recorded-play" aria-label={play.gameTitle}>
      <div className="played-head">
        <GameCover
          title={play.gameTitle}
          category={game?.category ?? 'family'}
          imageUrl={game?.imageUrl ?? null}
          className="played-cover"
        />
        <h3 dir="auto">{play.gameTitle}</h3>
        <Button
          size="sm"
          variant="ghost"
          icon={Pencil}
          aria-label={`Edit ${play.gameTitle}`}
          onClick={() => openPlay(play)}
        >
          Edit
        </Button>
      </div>
      {read ? <StandingList play={read} /> : null}
      {onAgain ? (
        <Button
          size="sm"
          variant="ghost"
          icon={Repeat2}
          aria-label={`Played Again: ${play.gameTitle}`}
          onClick={onAgain}
        >
          Played Again
        </Button>
      ) : null}
    </article>
  );
}
