import { Link } from 'wouter';
import { gameAddress } from '#client/lib/addresses.ts';
import { countText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { monthText } from './health-text.ts';
import { useRemovalDecision } from './use-removal-decision.ts';

interface KeptGamesProps {
  games: readonly Game[];
  /** Before a game leaves this list. */
  onPress: (gameId: number) => void;
}

/** The games that their owner keeps for a year, collapsed; each can be asked about again. */
export function KeptGames({ games, onPress }: KeptGamesProps) {
  if (games.length === 0) return null;
  return (
    <details className="mt-3 text-sm text-ink-2">
      <summary className="flex min-h-tap cursor-pointer items-center font-strong text-petrol">
        {countText(games.length, 'game')} kept for a year
      </summary>
      <ul>
        {games.map((game) => (
          <KeptRow key={game.id} game={game} onPress={() => onPress(game.id)} />
        ))}
      </ul>
    </details>
  );
}

function KeptRow({ game, onPress }: { game: Game; onPress: () => void }) {
  const { askAgain, isPending } = useRemovalDecision(game);
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 border-line not-first:border-t">
      <span className="min-w-0 wrap-anywhere">
        <Link href={gameAddress(game.id)} dir="auto" className="font-strong text-ink hover:underline">
          {game.title}
        </Link>
        , until {monthText(new Date(game.keptUntil ?? ''))}
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="flex-none"
        aria-label={`Ask Again: ${game.title}`}
        disabled={isPending}
        onClick={() => {
          onPress();
          askAgain();
        }}
      >
        Ask Again
      </Button>
    </li>
  );
}
