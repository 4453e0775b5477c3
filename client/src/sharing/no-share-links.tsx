import { Share2 } from 'lucide-react';
import { PremiumPlusRequired } from '#client/plans/premium-plus-required.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';

/** Shown before the first link. */
export function NoShareLinks({ onShare }: { onShare: () => void }) {
  return (
    <EmptyState
      title="Nothing is shared yet"
      action={
        <Button variant="primary" icon={Share2} onClick={onShare}>
          Share Collection
        </Button>
      }
    >
      Make a link to your owned games. Your notes, where you bought them and your wishlist stay with you.
    </EmptyState>
  );
}

/** Shown on plans without sharing. */
export function ShareLinksLocked() {
  return (
    <PremiumPlusRequired>
      With Premium Plus your collection gets a link: friends look through your shelf, search it and say what they would
      like to play.
    </PremiumPlusRequired>
  );
}
