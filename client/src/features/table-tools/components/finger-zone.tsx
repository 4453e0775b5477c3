import { Fingerprint } from 'lucide-react';
import type { Finger, useFingers } from '../use-fingers.ts';

interface FingerZoneProps {
  fingers: readonly Finger[];
  handlers: ReturnType<typeof useFingers>['handlers'];
  /** Number of the drawn finger. */
  chosen: number | null;
}

/** The touch area: each finger gets a ring that fills while all are still. */
export function FingerZone({ fingers, handlers, chosen }: FingerZoneProps) {
  // A changed number of fingers restarts all rings.
  const round = fingers.map(({ number }) => number).join('-');
  const isHolding = fingers.length > 1 && chosen === null;
  return (
    <div className="finger-zone" {...handlers} onContextMenu={(event) => event.preventDefault()}>
      {fingers.length === 0 ? (
        <p className="finger-zone-hint">
          <Fingerprint className="icon" aria-hidden="true" />
          {navigator.maxTouchPoints > 0
            ? 'Everybody puts one finger here and holds it still.'
            : 'This screen feels no fingers. Draw by name instead.'}
        </p>
      ) : null}
      {fingers.map(({ number, x, y }) => (
        <div
          key={number}
          className="finger"
          data-finger={number}
          data-state={chosen === null ? (isHolding ? 'holding' : 'alone') : chosen === number ? 'chosen' : 'out'}
          // The drawn finger stays visible above the question.
          style={{ left: x, top: chosen === number ? `min(${y}px, 100% - 90px)` : y }}
        >
          <svg key={round} viewBox="0 0 120 120" aria-hidden="true">
            <circle className="finger-track" cx="60" cy="60" r="52" />
            <circle className="finger-progress" cx="60" cy="60" r="52" pathLength="1" />
          </svg>
          <span className="finger-number">{number}</span>
        </div>
      ))}
      <p className="finger-zone-word" role="status">
        {chosen === null && fingers.length === 1 ? 'One finger. Who else?' : null}
        {isHolding ? `${fingers.length} fingers. Hold still...` : null}
      </p>
    </div>
  );
}
