import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import './rsvp-mark.css';

export type RsvpShape = 'accepted' | 'maybe' | 'declined' | 'invited' | 'free';

interface RsvpMarkProps {
  status: RsvpShape;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

/** Solid tick, half disc, ring with a cross, dashed ring, sunken seat. Decorative: put the answer beside it. */
export function RsvpMark({ status, size = 'md', className }: RsvpMarkProps) {
  return (
    <span
      className={clsx(
        'group/rsvp-mark rsvp-mark inline-grid flex-none place-items-center rounded-round forced-colors:outline-1 forced-colors:outline-[CanvasText] forced-colors:forced-color-adjust-none',
        className,
      )}
      data-status={status}
      data-size={size}
      aria-hidden="true"
    >
      {status === 'accepted' ? (
        <Check className="icon group-data-[size=sm]/rsvp-mark:h-2.75 group-data-[size=sm]/rsvp-mark:w-2.75" />
      ) : null}
      {status === 'declined' ? (
        <X className="icon group-data-[size=sm]/rsvp-mark:h-2.75 group-data-[size=sm]/rsvp-mark:w-2.75" />
      ) : null}
    </span>
  );
}
