import { Badge } from '#client/ui/badge.tsx';
import { countText } from '#client/lib/number-text.ts';
import type { ImportRow } from '#shared/contracts/imports.ts';

/** A game in a file: list, expansion, rating and plays. */
export function GameFacts({ list, isExpansion, rating, timesPlayed }: NonNullable<ImportRow['game']>) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5 text-sm font-normal text-ink-2 empty:hidden">
      {list === 'owned' ? <Badge tone="petrol">Owned</Badge> : null}
      {list === 'wishlist' ? <Badge tone="wish">Wish</Badge> : null}
      {isExpansion ? <Badge>Expansion</Badge> : null}
      {rating > 0 ? <span>{`Rated ${rating}`}</span> : null}
      {timesPlayed > 0 ? <span>{countText(timesPlayed, 'play')}</span> : null}
    </span>
  );
}
