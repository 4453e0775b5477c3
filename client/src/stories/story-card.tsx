import { clsx } from 'clsx';
import { useMemo } from 'react';
import type { StoryCard } from '#shared/shapes/story.ts';
import { toldDrawingOf } from '#shared/stories/drawings.ts';
import { groundOf } from '#shared/stories/story-grounds.ts';
import { headingText, numberText } from '#shared/stories/story-number.ts';
import { sentenceText } from '#shared/stories/story-text.ts';

/** Letters of a number that has no room in its largest size. */
const LONG_NUMBER = 5;

interface StoryCardViewProps {
  card: StoryCard;
  /** In the story, from 0: gives its colours. */
  place: number;
  range: string;
}

/** One card: its heading, its number, one drawing and one sentence. */
export function StoryCardView({ card, place, range }: StoryCardViewProps) {
  const ground = groundOf(place);
  const [number, unit] = numberText(card);
  const drawing = useMemo(() => ({ __html: toldDrawingOf(card, groundOf(place), range) }), [card, place, range]);
  return (
    <article
      className="grid size-full grid-rows-[auto_auto_minmax(0,1fr)_auto] px-7 pt-6 pb-7 max-nav:px-6 max-nav:pt-3 max-nav:pb-4"
      style={{ backgroundColor: ground.ground, color: ground.ink }}
    >
      <h2 className="font-sans text-title font-bold tracking-normal">{headingText(card.kind)}</h2>
      <p
        className={clsx(
          'flex flex-wrap items-baseline gap-x-2.5 font-display leading-[1.05] font-extrabold tracking-display',
          number.length > LONG_NUMBER ? 'text-[4rem]' : 'text-[6rem]',
        )}
      >
        {number}
        <span className="font-sans text-title leading-none font-semibold tracking-normal">{unit}</span>
      </p>
      {/* Our own markup: shapes and hex colours. */}
      <div
        className="grid min-h-36 place-items-center py-3 *:size-full *:max-h-80 *:max-w-100"
        dangerouslySetInnerHTML={drawing}
      />
      <p className="text-title leading-[1.35] max-nav:min-h-[4.05em] max-nav:text-xl" dir="auto">
        {sentenceText(card, range)}
      </p>
    </article>
  );
}
