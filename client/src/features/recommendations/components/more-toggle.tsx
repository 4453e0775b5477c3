import { ChevronUp, Gem } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';

interface MoreToggleProps {
  more: number;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** At the foot of the free view: the rest, or less again. */
export function MoreToggle({ more, open, onToggle }: MoreToggleProps) {
  return (
    <div className="recommendation-more">
      <Button icon={open ? ChevronUp : Gem} aria-expanded={open} onClick={() => onToggle(!open)}>
        {open ? 'Show Less' : `Show ${more} More (Premium Feature)`}
      </Button>
      {open ? (
        <Button variant="ghost" icon={Gem} href="/premium">
          Upgrade to Premium
        </Button>
      ) : null}
    </div>
  );
}
