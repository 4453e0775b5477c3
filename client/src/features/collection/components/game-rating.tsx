import { RatingInput } from '#client/ui/rating-input.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { useRatingDraft } from '../use-rating-draft.ts';

/** The owner's rating, which they change by pressing, dragging or with the arrow keys. */
export function GameRating({ game }: { game: Game }) {
  const { rating, change, takeBack } = useRatingDraft(game);
  return (
    // A touch that turns out to be scrolling has rated nothing.
    <div onPointerCancel={takeBack}>
      <RatingInput value={rating} onChange={change} label={`Rating of ${game.title}`} />
    </div>
  );
}
