import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import type { LoggedPlay } from '#client/entities/plays/rules/play-log.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { PlayEntry } from './play-entry.tsx';

interface GamePlayListProps {
  /** Latest first; undefined while loading. */
  plays: readonly LoggedPlay[] | undefined;
  onEdit: (play: Play) => void;
  onDelete: (play: Play) => void;
}

const PAGE = 20;

/** A game's plays in pages. */
export function GamePlayList({ plays, onEdit, onDelete }: GamePlayListProps) {
  const [shown, setShown] = useState(PAGE);
  if (!plays)
    return (
      <Loading label="Loading sessions..." className="grid gap-3.5">
        <Skeleton className="h-36 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
      </Loading>
    );
  if (plays.length === 0)
    return (
      <EmptyState size="sm" level={3} title="No game sessions yet">
        Record your first game session to start tracking scores!
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-3.5" aria-label="Sessions">
        {plays.slice(0, shown).map((play) => (
          <PlayEntry key={play.id} play={play} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </ul>
      {plays.length > shown ? (
        <Button full onClick={() => setShown(shown + PAGE)} className="mt-3.5">
          Show earlier sessions ({plays.length - shown})
        </Button>
      ) : null}
    </>
  );
}
