import { scoreText } from '#client/lib/number-text.ts';
import { clsx } from 'clsx';
import { useFieldAttributes } from './field-context.ts';
import { RATING_MAX, RATING_STEP, toRatingStep } from './rating-steps.ts';
import { RatingPips } from '../marks/rating.tsx';
import '../marks/rating.css';
import { t } from '#client/lib/words/words.ts';

interface RatingInputProps {
  value: number;
  onChange: (value: number) => void;
  /** The accessible name outside a `Field`. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Five pips in half steps over a native range: press, drag, arrow keys, Home and End. */
export function RatingInput({ value, onChange, label, disabled = false, className }: RatingInputProps) {
  const field = useFieldAttributes();
  const rating = toRatingStep(value);
  return (
    <div className={clsx('rating-input inline-flex flex-wrap items-center gap-2', className)}>
      <div className="rating-pips relative inline-flex gap-0 rounded-md has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus">
        <RatingPips value={rating} />
        <input
          className="absolute inset-y-0 right-auto left-[calc(var(--place)_*_-0.15)] m-0 h-full w-[calc(100%_+_var(--place)_*_0.15)] cursor-pointer appearance-none pr-[calc(var(--place)_*_0.15)] opacity-0 disabled:cursor-not-allowed"
          {...field}
          type="range"
          min={0}
          max={RATING_MAX}
          step={RATING_STEP}
          value={rating}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={
            rating === 0 ? t('Not rated') : t('{rating} out of {most}', { rating: scoreText(rating), most: RATING_MAX })
          }
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <span className="rating-value font-strong tabular-nums" aria-hidden="true">
        {rating === 0 ? t('Not rated') : scoreText(rating)}
      </span>
    </div>
  );
}
