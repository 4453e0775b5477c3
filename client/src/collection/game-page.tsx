import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import { gamesQuery } from '#client/games/api.ts';
import { GamesUnavailable } from '#client/games/games-unavailable.tsx';
import { RemoveGameDialog } from '#client/games/parts/remove-game-dialog.tsx';
import { usePremiumView } from '#client/games/use-premium-view.ts';
import { useRemoveGame } from '#client/games/use-remove-game.ts';
import { GameDialogs } from '#client/games/edit-game/game-dialogs.tsx';
import { TagsDialog } from '#client/games/tags/tags-dialog.tsx';
import { LoanStrip } from '#client/copies/loans/loan-strip.tsx';
import { LoanDialogs } from '#client/copies/loans/loan-dialogs.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { GameHero } from './game-hero.tsx';
import { GamePageLoading, NoSuchGame } from './game-page/game-page-states.tsx';
import { GamePanels } from './game-page/game-panels.tsx';
import { useGameLog } from './game-page/use-game-log.ts';

/** Everything on one of the owner's games: data, statistics and plays. */
export function GamePage() {
  const { id: text } = useParams<{ id: string }>();
  const id = Number(text);
  const [, navigate] = useLocation();
  const { data: games, isError, isFetching, refetch } = useQuery(gamesQuery);
  const game = useMemo(() => games?.find((one) => one.id === id), [games, id]);
  const removal = useRemoveGame(usePremiumView().active);
  const log = useGameLog(game?.id ?? null);

  // Before the dialog closes: after that, going back from its history entry would undo the navigation.
  const confirmAndLeave = (removed: () => void) =>
    removal.confirm(() => {
      removed();
      navigate('/my-games');
    });

  useEffect(() => {
    if (game) document.title = `${game.title} · Rollcall`;
  }, [game]);

  return (
    <>
      {game ? (
        <>
          <GameHero game={game} log={log.plays} />
          <Container>
            <LoanStrip game={game} />
            <GamePanels game={game} log={log} onRemove={removal.ask} />
          </Container>
        </>
      ) : isError && !games ? (
        <Container>
          <GamesUnavailable retrying={isFetching} onRetry={() => void refetch()} />
        </Container>
      ) : games ? (
        <NoSuchGame />
      ) : (
        <GamePageLoading />
      )}
      <RemoveGameDialog removal={{ ...removal, confirm: confirmAndLeave }} onRemoved={() => undefined} />
      <GameDialogs />
      <LoanDialogs />
      <TagsDialog />
    </>
  );
}
