import { lazy, Suspense } from '#client/lib/suspense.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { isSelecting, useSelection } from './selection.ts';

const SelectCheckbox = lazy(async () => ({ default: (await import('./select-checkbox.tsx')).SelectCheckbox }));

/** While selecting, the check box over a game's card or row, which takes its presses. Put it before them. */
export const SelectMark = ({ game, games }: { game: Game; games: readonly Game[] }) =>
  useSelection(isSelecting) ? (
    <Suspense fallback={null}>
      <SelectCheckbox game={game} games={games} />
    </Suspense>
  ) : null;
