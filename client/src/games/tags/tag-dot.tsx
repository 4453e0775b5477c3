import { clsx } from 'clsx';
import type { TagColour } from '#shared/enums.ts';

const COLOURS: Record<TagColour, string> = {
  petrol: 'bg-petrol',
  pink: 'bg-cat-party-solid',
  green: 'bg-cat-cooperative-solid',
  orange: 'bg-cat-family-solid',
  blue: 'bg-cat-strategy-solid',
  violet: 'bg-cat-thematic-solid',
  red: 'bg-bad-solid',
  gray: 'bg-cat-neutral-solid',
};

/** The colour of a tag; its name always stands beside it. */
export const TagDot = ({ colour, className }: { colour: TagColour; className?: string }) => (
  <span
    aria-hidden="true"
    className={clsx('inline-block size-2 flex-none rounded-round forced-color-adjust-none', COLOURS[colour], className)}
  />
);
