import { scoreText } from '#client/lib/number-text.ts';
import { clsx } from 'clsx';
import { pipFills, RATING_MAX, toRatingStep } from '../forms/rating-steps.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import './rating.css';
import { t } from '#client/lib/words/words.ts';

interface RatingProps {
  /** 0 to 5; rounded to halves. */
  value: number;
  /** Show the number beside the pips. Default true. */
  showValue?: boolean | undefined;
  className?: string | undefined;
}

/** Five pips, filled in halves, and the number. */
export function Rating({ value, showValue = true, className }: RatingProps) {
  const rating = toRatingStep(value);
  return (
    <span className={clsx('inline-flex items-center gap-2', className)}>
      <VisuallyHidden>
        {t('Rated {rating} out of {most}', { rating: scoreText(rating), most: RATING_MAX })}
      </VisuallyHidden>
      <span className="rating-pips inline-flex gap-1" aria-hidden="true">
        <RatingPips value={rating} />
      </span>
      {showValue ? (
        <span className="rating-value font-strong tabular-nums" aria-hidden="true">
          {rating}
        </span>
      ) : null}
    </span>
  );
}

/** The five pips without text. */
export function RatingPips({ value }: { value: number }) {
  return pipFills(value).map((fill, pip) => (
    // oxlint-disable-next-line react/no-array-index-key -- five fixed positions
    <i key={pip} className="rating-pip forced-colors:forced-color-adjust-none" data-fill={fill} aria-hidden="true" />
  ));
}
