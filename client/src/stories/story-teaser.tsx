import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { FacePips } from '#client/brand/face-pips.tsx';
import { storyAddress } from '#client/lib/addresses.ts';
import { useNowOfDay } from '#client/lib/use-now-of-day.ts';
import { t } from '#client/stories/words/words.ts';
import { isStorySeason, storyYear } from './rules/story-span.ts';

/** A card on Home that leads to the year's story, in December and January. @param plays of all time */
export function StoryTeaser({ plays }: { plays: number }) {
  const now = useNowOfDay();
  if (plays === 0 || !isStorySeason(now)) return null;
  const year = storyYear(now);
  return (
    <Link
      href={storyAddress()}
      className="flex items-center gap-4 overflow-hidden rounded-lg bg-rail px-5 py-4 text-on-rail shadow-[0_4px_0_var(--rail-deep)] hover:bg-rail-2 tablet:col-span-full"
    >
      <svg viewBox="-4 -4 44 47" width="56" className="flex-none -rotate-8" aria-hidden="true">
        <FacePips face={6} />
      </svg>
      <span className="min-w-0 flex-1">
        <b className="block font-display text-xl leading-snug font-extrabold tracking-title">
          {t('Your {year} in games', { year: String(year) })}
        </b>
        <span className="block text-sm text-on-rail-2">
          {t('Games, people, hours and firsts, in cards to keep or to share.')}
        </span>
      </span>
      <ChevronRight className="icon flex-none text-title" aria-hidden="true" />
    </Link>
  );
}
