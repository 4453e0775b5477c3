import { Dices, NotebookPen } from 'lucide-react';
import { useMemo } from 'react';
import { openGamePlay } from '#client/plays/play-dialog-view.ts';
import { UnsentPlayList } from '#client/plays/unsent-plays/unsent-play-list.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { gameRecordOf } from './game-record.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import type { GameLog } from './use-game-log.ts';
import { GameAside } from './game-aside.tsx';
import { LastPlays } from './last-plays.tsx';
import { PlaysByMonth } from './plays-by-month.tsx';
import { WhoWins } from './who-wins.tsx';
import { t } from '#client/collection/words/words.ts';

interface GamePanelsProps {
  game: Game;
  log: GameLog;
  onRemove: (game: Game) => void;
}

/** Below the header: statistics of plays, and beside them the game's data. */
export function GamePanels({ game, log, onRemove }: GamePanelsProps) {
  return (
    <div className="grid gap-5 pt-6 pb-0 md:grid-cols-[minmax(0,1fr)_340px] md:gap-6">
      <div className="grid min-w-0 content-start gap-5 md:gap-6">
        <UnsentPlayList gameId={game.id} level={2} />
        {log.plays ? (
          <PlayPanels game={game} plays={log.plays} />
        ) : log.failed ? (
          <LoadFailed
            title={t('The plays of this game could not be loaded')}
            retrying={log.retrying}
            onRetry={log.retry}
          >
            {t('They are safe where they are. Check your connection, then try again.')}
          </LoadFailed>
        ) : (
          <Loading label={t('Loading plays...')}>
            <Skeleton className="h-72" />
          </Loading>
        )}
      </div>
      <GameAside game={game} onRemove={onRemove} />
    </div>
  );
}

function PlayPanels({ game, plays }: { game: Game; plays: readonly LoggedPlay[] }) {
  const record = useMemo(() => gameRecordOf(plays), [plays]);
  if (plays.length === 0)
    return (
      <EmptyState
        icon={Dices}
        title={game.timesPlayed === 0 ? t('Not on the table yet') : t('No play is written down yet')}
        action={
          <Button icon={NotebookPen} onClick={() => openGamePlay(game)}>
            {t('Log a Play')}
          </Button>
        }
      >
        {t('Write down who played and how it ended, and this page tells who wins.')}
      </EmptyState>
    );
  return (
    <>
      <WhoWins record={record} recorded={plays.length} counted={game.timesPlayed} />
      <PlaysByMonth plays={plays} counted={game.timesPlayed} />
      <LastPlays game={game} plays={plays} />
    </>
  );
}
