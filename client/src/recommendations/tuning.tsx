import { useMutation } from '@tanstack/react-query';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { type Recommended, tuneRecommendations } from './api.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { tuningFailed } from './messages.ts';
import { TUNING_SCALES, type TuningScale, tuningText } from './tuning-scales.ts';
import { rich, t } from '#client/recommendations/words/words.ts';

const premiumLink = (inner: ReactNode) => (
  <Link className="link" href="/premium">
    {inner}
  </Link>
);

interface TuningProps {
  whose: Recommended;
  premium: boolean;
  tuning: RecommendationTuning;
}

/** Tuning of the next recommendations (Premium Plus); others see that it exists. */
export function Tuning({ whose, premium, tuning }: TuningProps) {
  // Collapsed on phones, so that the first recommendation is visible.
  const [roomy] = useState(() => window.matchMedia('(width >= 40rem)').matches);
  const [draft, setDraft] = useState(tuning);
  const { mutate, isSuccess } = useMutation({
    ...tuneRecommendations,
    onError: () => {
      setDraft(tuning);
      toast(tuningFailed);
    },
  });
  const tunable = premium && PLAN_LIMITS[whose.plan].tunedRecommendations;
  const change = (changed: Partial<RecommendationTuning>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    mutate({ whose, tuning: next });
  };

  if (!tunable) {
    return (
      <p className="mb-5 flex items-baseline gap-2.25 text-sm text-ink-2">
        <SlidersHorizontal className="icon self-center" aria-hidden="true" />
        <span>
          {rich(
            'Lighter or heavier, known or surprising, for two or for many: <link>Premium Plus</link> lets you say what comes next.',
            { link: premiumLink },
          )}
        </span>
      </p>
    );
  }
  return (
    <details className="tuning group mb-5 rounded-lg bg-well px-4 py-0 text-sm text-ink-2 shadow-inset" open={roomy}>
      <summary className="flex min-h-tap list-none items-center gap-2.25 text-md font-strong text-ink [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal className="icon" aria-hidden="true" />
        {t('What should come next?')}
        <ChevronDown className="icon ml-auto group-open:rotate-180" aria-hidden="true" />
      </summary>
      <p>{t('In the middle your own ratings and plays decide. It counts from the next time you generate.')}</p>
      <div className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {TUNING_SCALES.map((leaning) => (
          <TuningSlider
            key={leaning.name}
            leaning={leaning}
            value={draft[leaning.name]}
            onChange={(value) => change({ [leaning.name]: value })}
          />
        ))}
      </div>
      <p role="status" className="min-h-[1.5em] pt-1 pb-2">
        {isSuccess ? t('Saved.') : ''}
      </p>
    </details>
  );
}

interface TuningSliderProps {
  leaning: TuningScale;
  /** -1 to 1. */
  value: number;
  onChange: (value: number) => void;
}

/** A native range input between two words, in half steps. */
function TuningSlider({ leaning, value, onChange }: TuningSliderProps) {
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
