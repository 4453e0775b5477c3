import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { useId, type CSSProperties, type ReactNode } from 'react';
import './number-choices.css';

/** Choices in a row where there is little room, by their number. */
const IN_A_ROW: Record<number, number> = { 5: 5, 6: 3 };

interface NumberChoicesProps {
  legend: string;
  /** Beside the legend. */
  side?: ReactNode;
  /** `count`: number of matches; choices without a match are dashed. */
  choices: readonly { value: string; label: string; count: number; isChosen: boolean; press: () => void }[];
}

/** A row of numbers, at most one of them chosen; each shows its number of matches. */
export function NumberChoices({ legend, side, choices }: NumberChoicesProps) {
  const id = useId();
  return (
    // A legend cannot be in one row with other content.
    <div role="group" aria-labelledby={id} className="number-choices">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span id={id} className="text-sm leading-[1.3] font-strong">
          {legend}
        </span>
        {side}
      </div>
      <div
        className="grid grid-cols-[repeat(var(--narrow),minmax(0,1fr))] gap-1.25 @min-[17rem]:auto-cols-fr @min-[17rem]:grid-flow-col @min-[17rem]:grid-cols-none"
        style={{ '--narrow': IN_A_ROW[choices.length] ?? 4 } as CSSProperties}
      >
        {choices.map((choice) => (
          <button
            className="grid min-h-13 content-center justify-items-center rounded-md text-xs leading-snug tabular-nums not-aria-pressed:hover:bg-tile-2 forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:outline-[Highlight]"
            key={choice.value}
            type="button"
            aria-pressed={choice.isChosen}
            data-empty={choice.count === 0 || undefined}
            onClick={choice.press}
          >
            <b className="font-display text-lead leading-[1.2] font-extrabold normal-nums">{choice.label}</b>{' '}
            <span>{choice.count}</span>
            <VisuallyHidden>{choice.count === 1 ? ' game' : ' games'}</VisuallyHidden>
          </button>
        ))}
      </div>
    </div>
  );
}
