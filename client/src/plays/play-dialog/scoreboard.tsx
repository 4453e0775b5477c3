import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, NotebookPen, Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { gameAddress } from '#client/lib/addresses.ts';
import { peopleQuery } from '../people/api.ts';
import { gamePlaysQuery } from '../api.ts';
import { showPlayDialog, type PlayDialogView } from '../play-dialog-view.ts';
import { countedPlays, readLog, type LoggedPlay } from '../rules/play-log.ts';
import { newPadAddress } from '#client/lib/addresses.ts';
import { UnsentPlayList } from '../unsent-plays/unsent-play-list.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { Person } from '#shared/plays/people-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { DeletePlayDialog } from './delete-play-dialog.tsx';
import { PlayEntry } from './play-entry.tsx';
import { t } from '#client/plays/words/words.ts';

interface GamePlayListProps {
  /** Latest first; undefined while loading. */
  plays: readonly LoggedPlay[] | undefined;
  onEdit: (play: Play) => void;
  onDelete: (play: Play) => void;
}

const PAGE = 20;

/** A game's plays in pages. */
function GamePlayList({ plays, onEdit, onDelete }: GamePlayListProps) {
  const [shown, setShown] = useState(PAGE);
  if (!plays)
    return (
      <Loading label={t('Loading sessions...')} className="grid gap-3.5">
        <Skeleton className="h-36 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
      </Loading>
    );
  if (plays.length === 0)
    return (
      <EmptyState size="sm" level={3} title={t('No game sessions yet')}>
        {t('Record your first game session to start tracking scores!')}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-3.5" aria-label={t('Sessions')}>
        {plays.slice(0, shown).map((play) => (
          <PlayEntry key={play.id} play={play} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </ul>
      {plays.length > shown ? (
        <Button full onClick={() => setShown(shown + PAGE)} className="mt-3.5">
          {t('Show earlier sessions ({count})', { count: plays.length - shown })}
        </Button>
      ) : null}
    </>
  );
}

interface ScoreboardProps {
  game: { id: number; title: string };
}

/** Until the people are known, names stand as they were written. */
const NOBODY: readonly Person[] = [];

/** The plays of one game, and a form for a new one. */
export function Scoreboard({ game }: ScoreboardProps) {
  const { data, isError, isFetching, refetch } = useQuery(gamePlaysQuery(game.id));
  const { data: people = NOBODY } = useQuery(peopleQuery);
  const [playToDelete, setPlayToDelete] = useState<Play | null>(null);
  const record = useRef<HTMLButtonElement>(null);
  const plays = useMemo(() => data && readLog(data, people), [data, people]);
  const counted = plays && countedPlays(plays).length;

  const openForm = useCallback(
    (play: Play | null) => {
      const back: PlayDialogView = { kind: 'scoreboard', gameId: game.id };
      showPlayDialog({ kind: 'form', game: { id: game.id, title: game.title }, play, back });
    },
    [game.id, game.title],
  );

  return (
    <section className="scoreboard" aria-labelledby="scoreboard-title">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <h3 className="font-display text-lg" id="scoreboard-title">
          {t('Scoreboard')}
        </h3>
        {counted === undefined ? null : (
          <Badge tone="petrol">{t('{count, plural, one {# session} other {# sessions}}', { count: counted })}</Badge>
        )}
        <div className="ml-auto flex flex-wrap gap-2.5 max-xs:w-full">
          <Button className="max-xs:w-full" icon={ChartNoAxesColumn} href={gameAddress(game.id)}>
            {t('Who Wins, and More')}
          </Button>
          <Button className="max-xs:w-full" icon={NotebookPen} href={newPadAddress(game.id)}>
            {t('Keep Score at the Table')}
          </Button>
          <Button
            className="max-xs:w-full"
            ref={record}
            data-first-focus
            variant="primary"
            icon={Plus}
            onClick={() => openForm(null)}
          >
            {t('Record New Session')}
          </Button>
        </div>
      </div>
      <UnsentPlayList gameId={game.id} level={4} />
      {isError && !plays ? (
        <LoadFailed title={t('The sessions did not load')} retrying={isFetching} onRetry={() => void refetch()}>
          {t('The server could not be reached. Recording may work all the same.')}
        </LoadFailed>
      ) : (
        <GamePlayList plays={plays} onEdit={openForm} onDelete={setPlayToDelete} />
      )}
      {playToDelete ? (
        <DeletePlayDialog
          play={playToDelete}
          onClose={() => setPlayToDelete(null)}
          onFocusLost={() => record.current?.focus()}
        />
      ) : null}
    </section>
  );
}
