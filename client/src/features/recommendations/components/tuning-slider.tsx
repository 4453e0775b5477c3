import { useId } from 'react';
import { type TuningScale, tuningText } from '../tuning-scales.ts';

interface TuningSliderProps {
  leaning: TuningScale;
  /** -1 to 1. */
  value: number;
  onChange: (value: number) => void;
}

/** A native range input between two words, in half steps. */
export function TuningSlider({ leaning, value, onChange }: TuningSliderProps) {
  const id = useId();
  const text = tuningText(leaning, value);
  return (
    <div>
      <div className="flex justify-between gap-2 text-sm">
        <label className="font-strong text-ink" htmlFor={id}>
          {leaning.label}
        </label>
        <span className="text-ink-2" aria-hidden="true">
          {text}
        </span>
      </div>
      <input
        className="m-0 h-tap w-full cursor-pointer accent-petrol"
        id={id}
        type="range"
        min={-1}
        max={1}
        step={0.5}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className="flex justify-between gap-2 text-xs text-ink-2" aria-hidden="true">
        <span>{leaning.ends[0]}</span>
        <span>{leaning.ends[1]}</span>
      </div>
    </div>
  );
}
