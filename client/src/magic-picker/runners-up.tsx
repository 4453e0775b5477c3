import { useId } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Game } from '#shared/games/games-contract.ts';

interface RunnersUpProps {
  games: readonly Game[];
  onChoose: (gameId: number) => void;
}

/** The runners-up; pressing one selects it. */
export function RunnersUp({ games, onChoose }: RunnersUpProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Also in the running</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {games.map((game) => (
          <li key={game.id}>
            <Button size="sm" onClick={() => onChoose(game.id)}>
              <span dir="auto">{game.title}</span>
              <VisuallyHidden> instead</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
