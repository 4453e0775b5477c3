import { useWatch } from 'react-hook-form';
import { RecommendationCard } from '#client/entities/recommendations/recommendation-card.tsx';
import { StaffQuote } from '#client/entities/recommendations/staff-quote.tsx';
import type { PickForm } from '../pick-form.ts';
import { previewOf } from '../preview.ts';

/** The card as it will be, from what is written so far. */
export function PickPreview({ form }: { form: PickForm }) {
  const { game, quote, featured } = useWatch({ control: form.control, compute: previewOf });
  return (
    <section className="pick-preview" aria-label="Preview">
      <h2>Preview</h2>
      <RecommendationCard game={game} featured={featured} reason={<StaffQuote pick={quote} />} />
    </section>
  );
}
