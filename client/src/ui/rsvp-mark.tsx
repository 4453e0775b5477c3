import { Check, X } from 'lucide-react';
import { cx } from './class-names.ts';
import './rsvp-mark.css';

export type RsvpShape = 'accepted' | 'maybe' | 'declined' | 'invited' | 'free';

interface RsvpMarkProps {
  status: RsvpShape;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

/** Solid tick, half disc, ring with a cross, dashed ring, sunken seat. Decorative: the word stands beside it. */
export function RsvpMark({ status, size = 'md', className }: RsvpMarkProps) {
  return (
    <span className={cx('rsvp-mark', className)} data-status={status} data-size={size} aria-hidden="true">
      {status === 'accepted' ? <Check className="icon" /> : null}
      {status === 'declined' ? <X className="icon" /> : null}
    </span>
  );
}
