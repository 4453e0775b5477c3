import { Fingerprint } from 'lucide-react';
import type { Finger, useFingers } from './use-fingers.ts';
import { t } from '#client/score-pads/words/words.ts';

/** Rings that tell ten fingers apart on the petrol table. */
const RINGS = [
  '#ff8f7d',
  '#7fd3cb',
  '#8fc1ff',
  '#f5a3d3',
  '#b9e07a',
  '#c7b0ff',
  '#ffb36b',
  '#f1f6ef',
  '#6fe0a0',
  '#dfc39b',
];

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
    <div
      className="finger-zone relative min-h-[200px] flex-1 touch-none overflow-hidden rounded-xl border-2 border-dashed border-on-rail-2 bg-rail-deep select-none [-webkit-touch-callout:none]"
      {...handlers}
      onContextMenu={(event) => event.preventDefault()}
    >
      {fingers.length === 0 ? (
        <p className="pointer-events-none absolute inset-x-4 top-1/2 mx-auto max-w-[280px] -translate-y-1/2 text-center text-lg">
          <Fingerprint className="icon mx-auto mb-4 block size-16 text-on-rail-2" aria-hidden="true" />
          {navigator.maxTouchPoints > 0
            ? t('Everybody puts one finger here and holds it still.')
            : t('This screen feels no fingers. Draw by name instead.')}
        </p>
      ) : null}
      {fingers.map(({ number, x, y }) => (
        <div
          key={number}
          className="finger pointer-events-none absolute -mt-[68px] -ml-[68px] size-[136px] data-[state=out]:opacity-25"
          data-state={chosen === null ? (isHolding ? 'holding' : 'alone') : chosen === number ? 'chosen' : 'out'}
          // The drawn finger stays visible above the question.
          style={{ color: RINGS[number - 1], left: x, top: chosen === number ? `min(${y}px, 100% - 90px)` : y }}
        >
          <svg
            key={round}
            className="size-full -rotate-90 overflow-visible fill-none stroke-current"
            viewBox="0 0 120 120"
            aria-hidden="true"
          >
            <circle className="finger-track stroke-[3px]" cx="60" cy="60" r="52" />
            <circle className="finger-progress stroke-[13px]" cx="60" cy="60" r="52" pathLength="1" />
          </svg>
          <span
            className="absolute -top-2.5 left-1/2 grid size-9 -translate-x-1/2 place-items-center rounded-pip font-bold text-[#072529]"
            style={{ background: RINGS[number - 1] }}
          >
            {number}
          </span>
        </div>
      ))}
      <p className="pointer-events-none absolute inset-x-4 top-4 text-center font-strong" role="status">
        {chosen === null && fingers.length === 1 ? t('One finger. Who else?') : null}
        {isHolding ? t('{count} fingers. Hold still...', { count: fingers.length }) : null}
      </p>
    </div>
  );
}
