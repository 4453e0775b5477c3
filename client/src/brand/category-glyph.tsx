import type { ReactNode } from 'react';
import type { Category } from '#shared/enums.ts';

const SHAPES: Record<Category, ReactNode> = {
  family: <path d="M1 15V8a7 7 0 0 1 14 0v7H10v-4a2 2 0 0 0-4 0v4z" />,
  strategy: <path d="M8 .8l6.3 3.6v7.2L8 15.2 1.7 11.6V4.4z" />,
  party: (
    <>
      <path d="M1 7.4a6.4 6.4 0 0 1 9-5.8L3.4 12.4A6.4 6.4 0 0 1 1 7.4z" />
      <circle cx="11.4" cy="10.6" r="3.6" />
    </>
  ),
  cooperative: (
    <path
      fillRule="evenodd"
      d="M5.5 3a5 5 0 0 1 2.5.7A5 5 0 1 1 8 12.3 5 5 0 1 1 5.5 3zm0 2.2a2.8 2.8 0 1 0 .9 5.4A5 5 0 0 1 6.4 5.4a2.8 2.8 0 0 0-.9-.2zm5 0a2.8 2.8 0 0 0-.9.2 5 5 0 0 1 0 5.2 2.8 2.8 0 1 0 .9-5.4z"
    />
  ),
  'deck-building': (
    <>
      <path d="M3 1h7a1.5 1.5 0 0 1 1.5 1.5V4H6.5A2.5 2.5 0 0 0 4 6.5V12H3a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 3 1z" />
      <rect x="5.5" y="5.5" width="9" height="9.8" rx="1.5" />
    </>
  ),
  'worker-placement': (
    <>
      <circle cx="8" cy="4.2" r="3.2" />
      <path d="M2.5 15c0-5 3.5-5 4-8h3c.5 3 4 3 4 8z" />
    </>
  ),
  abstract: (
    <>
      <path d="M1 1h14L1 15z" />
      <path d="M15 4.5V15H4.5z" opacity=".55" />
    </>
  ),
  thematic: (
    <>
      <path d="M.5 14L6 4.5l3 5 1.8-2.7L15.5 14z" />
      <circle cx="12.3" cy="3.6" r="2" />
    </>
  ),
  euro: (
    <>
      <path d="M8 .8l6.3 3.4L8 7.6 1.7 4.2z" />
      <path d="M1.2 5.3l6.2 3.4v6.6l-6.2-3.5z" opacity=".75" />
      <path d="M14.8 5.3L8.6 8.7v6.6l6.2-3.5z" opacity=".55" />
    </>
  ),
  war: (
    <>
      <path d="M1 1.5h4L9.5 8 5 14.5H1L5.5 8z" />
      <path d="M15 1.5h-3.2L8.8 6l1.5 2-1.5 2 3 4.5H15L10.8 8z" opacity=".6" />
    </>
  ),
  racing: (
    <>
      <path d="M2 1h1.8v14H2z" />
      <path d="M4.5 1.5h3.3v3h3.3v-3h3.3v3h-3.3v3h3.3v3h-3.3v-3H7.8v3H4.5v-3h3.3v-3H4.5z" />
    </>
  ),
  trivia: (
    <>
      <path d="M8.7 7.3V.8a6.8 6.8 0 0 1 5.7 3.4z" />
      <path d="M9.3 8.6l5.7-3.2a6.8 6.8 0 0 1 .1 5.4z" opacity=".6" />
      <path d="M7.3 1v7.4l6.3 3.8A6.9 6.9 0 1 1 7.3 1z" />
    </>
  ),
  word: (
    <path
      fillRule="evenodd"
      d="M3.5 1h9A2.5 2.5 0 0 1 15 3.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 1 12.5v-9A2.5 2.5 0 0 1 3.5 1zM7 3.8L4.2 12h1.9l.5-1.7h2.8l.5 1.7h1.9L9 3.8zm1 2.3l.9 2.7H7.1z"
    />
  ),
  card: <path d="M8 .5L14 8l-6 7.5L2 8z" />,
};

interface CategoryGlyphProps {
  category: Category;
  className?: string | undefined;
}

/** A category's token shape, in the current text colour. */
export function CategoryGlyph({ category, className }: CategoryGlyphProps) {
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" className={className} aria-hidden="true">
      {SHAPES[category]}
    </svg>
  );
}
