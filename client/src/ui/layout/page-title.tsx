import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { t } from '#client/lib/words/words.ts';

/** Letters of a title that still fit four lines of a phone. */
const SHORT_TITLE = 60;

/** A page's heading of a text that somebody wrote: a long one has four lines on a phone until it is opened. */
export function PageTitle({ title, className, ...heading }: { title: string } & Omit<ComponentProps<'h1'>, 'title'>) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = title.length > SHORT_TITLE;
  return (
    <>
      <h1 {...heading} className={clsx(className, isLong && !isWhole && 'max-sm:line-clamp-4')} dir="auto">
        {title}
      </h1>
      {isLong ? (
        <button
          type="button"
          className="min-h-8 text-sm underline underline-offset-3 sm:hidden pointer-coarse:min-h-11"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('Shorten Title') : t('Whole Title')}
        </button>
      ) : null}
    </>
  );
}
