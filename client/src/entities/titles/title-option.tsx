import { Check, Heart } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import type { Game } from '#shared/contracts/games.ts';
import type { TitleMatch } from '#shared/contracts/titles.ts';
import { factsText } from './messages.ts';
import './title-option.css';

interface TitleOptionProps {
  match: TitleMatch;
  /** The owner's own of it. */
  held: Game | undefined;
}

/** A known game: enough to tell it from others of its name, and whether the owner has it. */
export function TitleOption({ match, held }: TitleOptionProps) {
  const facts = factsText(match);
  return (
    <span className="title-option">
      <span className="title-option-name" dir="auto">
        {match.title}
      </span>
      {facts === '' ? null : <span className="title-option-facts">{facts}</span>}
      {held ? (
        <Badge tone={held.isWishlist ? 'wish' : 'petrol'} icon={held.isWishlist ? Heart : Check}>
          {held.isWishlist ? 'On your wishlist' : 'In your collection'}
        </Badge>
      ) : null}
    </span>
  );
}
