import { cx } from './class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { RATING_MAX, RATING_STEP, toRatingStep } from './rating-steps.ts';
import { RatingPips } from './rating.tsx';
import './rating.css';

interface RatingInputProps {
  value: number;
  onChange: (value: number) => void;
  /** The accessible name, when not inside a `Field`. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Five pips in half steps, with a native range laid over them: press, drag, arrow keys, Home and End. */
export function RatingInput({ value, onChange, label, disabled = false, className }: RatingInputProps) {
  const field = useFieldAttributes();
  const rating = toRatingStep(value);
  return (
    <div className={cx('rating rating-input', className)}>
      <div className="rating-pips">
        <RatingPips value={rating} />
        <input
          {...field}
          type="range"
          min={0}
          max={RATING_MAX}
          step={RATING_STEP}
          value={rating}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={rating === 0 ? 'Not rated' : `${rating} out of ${RATING_MAX}`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <span className="rating-value" aria-hidden="true">
        {rating === 0 ? 'Not rated' : rating}
      </span>
    </div>
  );
}
