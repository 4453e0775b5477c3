import { RatingInput } from '#client/ui/forms/rating-input.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { useRatingDraft } from '../use-rating-draft.ts';
import { t } from '#client/collection/words/words.ts';

/** The owner's rating, set by press, drag or arrow keys. */
export function GameRating({ game }: { game: Game }) {
  const { rating, change, discard } = useRatingDraft(game);
  return (
    // A touch that becomes scrolling must not rate.
    <div className="[--pip:18px]" onPointerCancel={discard}>
      <RatingInput value={rating} onChange={change} label={t('Rating of {title}', { title: game.title })} />
    </div>
  );
}
