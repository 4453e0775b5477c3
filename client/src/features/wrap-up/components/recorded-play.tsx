import { useQuery } from '@tanstack/react-query';
import { Pencil, Repeat2 } from 'lucide-react';
import { useMemo } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { useHostedId } from '#client/entities/hosts/use-host.ts';
import { peopleQuery } from '#client/entities/people/api.ts';
import { withDisplayNames } from '#client/entities/plays/rules/display-names.ts';
import { readLog } from '#client/entities/plays/rules/play-log.ts';
import { StandingsList } from '#client/entities/plays/standings-list.tsx';
import { openPlay } from '#client/entities/plays/play-dialog-view.ts';
import { Button } from '#client/ui/button.tsx';
import type { Category } from '#shared/enums.ts';
import type { Person } from '#shared/contracts/people.ts';
import type { Play } from '#shared/contracts/plays.ts';

interface RecordedPlayProps {
  play: Play;
  /** From the night; absent for other games. */
  game: { category: Category; imageUrl: string | null } | undefined;
  /** Absent if read-only. */
  onAgain?: () => void;
}

/** The people of an organization are not known, and until one's own are, names stand as they were written. */
const NOBODY: readonly Person[] = [];

/** A recorded play of the night. */
export function RecordedPlay({ play, game, onAgain }: RecordedPlayProps) {
  const { data: people = NOBODY } = useQuery(peopleQuery);
  const known = useHostedId() === null ? people : NOBODY;
  const [logged] = useMemo(() => readLog([play], known), [play, known]);
  return (
    <article
      className="grid grid-cols-1 gap-3.5 rounded-lg border border-line bg-tile-2 p-3.5 max-sm:p-3"
      aria-label={play.gameTitle}
    >
      <div className="flex items-center gap-3">
        <GameCover
          title={play.gameTitle}
          category={game?.category ?? 'family'}
          imageUrl={game?.imageUrl ?? null}
          className="aspect-3/2 w-16 flex-none rounded-sm"
        />
        <h3 className="min-w-0 flex-1 font-display text-lg wrap-anywhere outline-none" dir="auto">
          {play.gameTitle}
        </h3>
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
      {logged ? <StandingsList play={withDisplayNames(logged)} /> : null}
      {onAgain ? (
        <Button
          className="justify-self-start"
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
