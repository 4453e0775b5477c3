import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { useId, type ReactNode } from 'react';
import './number-choices.css';

interface NumberChoicesProps {
  legend: string;
  /** Beside the legend. */
  side?: ReactNode;
  /** `count`: number of matches; choices without a match are dashed. */
  choices: readonly { value: string; label: string; count: number; isChosen: boolean; press: () => void }[];
}

/** A row of numbers of which one or none is chosen; each shows its number of matches. */
export function NumberChoices({ legend, side, choices }: NumberChoicesProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot be in one row with other content
    <div role="group" aria-labelledby={id} className="number-choices">
      <div className="mb-2 flex items-center justify-between gap-3">
        <span id={id} className="text-sm leading-[1.3] font-strong">
          {legend}
        </span>
        {side}
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-1.25">
        {choices.map((choice) => (
          <button
            className="grid min-h-13 content-center justify-items-center rounded-md text-xs leading-snug tabular-nums hover:bg-tile-2"
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
