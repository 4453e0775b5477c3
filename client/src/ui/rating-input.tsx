import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from './class-names.ts';
import { useFieldControl } from './field-context.ts';
import { RATING_MAX, ratingAt, ratingForKey, toRatingStep } from './rating-steps.ts';
import { RatingPips } from './rating.tsx';
import './rating.css';

interface RatingInputProps {
  value: number;
  onChange: (value: number) => void;
  /** The accessible name; inside a `Field` its label is used instead. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A slider of five pips in half steps: arrow keys, Home, End, the digits, or a press and drag. */
export function RatingInput({ value, onChange, label, disabled = false, className }: RatingInputProps) {
  const track = useRef<HTMLDivElement>(null);
  const { id, labelledBy, describedBy } = useFieldControl();
  const rating = toRatingStep(value);

  const pick = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || disabled) return;
    const next = ratingAt((event.clientX - box.left) / box.width);
    if (next !== rating) onChange(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = disabled ? undefined : ratingForKey(event.key, rating);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div className={cx('rating rating-input', className)}>
      <div
        ref={track}
        id={id}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        className="rating-pips"
        aria-label={labelledBy ? undefined : label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-disabled={disabled || undefined}
        aria-valuemin={0}
        aria-valuemax={RATING_MAX}
        aria-valuenow={rating}
        aria-valuetext={rating === 0 ? 'Not rated' : `${rating} out of ${RATING_MAX}`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pick(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) pick(event);
        }}
      >
        <RatingPips value={rating} />
      </div>
      <span className="rating-value" aria-hidden="true">
        {rating === 0 ? 'Not rated' : rating}
      </span>
    </div>
  );
}
