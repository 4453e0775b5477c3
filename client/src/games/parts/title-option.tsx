import { Check, Heart } from 'lucide-react';
import { Badge } from '#client/ui/marks/badge.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { factsText } from './title-text.ts';
import { t } from '#client/games/words/words.ts';

interface TitleOptionProps {
  match: TitleMatch;
  /** The owner's copy, if any. */
  held: Game | undefined;
}

/** A known game with the data to identify it, and whether the owner has it. */
export function TitleOption({ match, held }: TitleOptionProps) {
  const facts = factsText(match);
  return (
    <span className="title-option grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-px">
      <span className="col-1 leading-[1.3] font-semibold wrap-anywhere" dir="auto">
        {match.title}
      </span>
      {facts === '' ? null : <span className="col-1 text-xs text-ink-2 tabular-nums">{facts}</span>}
      {held ? (
        <Badge
          className="col-2 row-[1/span_2] max-sm:col-1 max-sm:row-auto max-sm:mt-1 max-sm:justify-self-start"
          tone={held.isWishlist ? 'wish' : 'petrol'}
          icon={held.isWishlist ? Heart : Check}
        >
          {held.isWishlist ? t('On your wishlist') : t('In your collection')}
        </Badge>
      ) : null}
    </span>
  );
}
