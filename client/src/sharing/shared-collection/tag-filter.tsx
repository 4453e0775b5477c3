import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { TagDot } from '#client/games/tags/tag-dot.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { SharedTag } from '#shared/sharing/shared-collection-contract.ts';
import { FILTER_FIELDS, type CollectionFilter } from '#client/games/filters/collection-filter.ts';
import { leftByTag, tagsInSight } from './tag-choices.ts';
import type { ShownGame } from './collected-game.ts';
import '#client/ui/forms/choice-chips.css';
import { rich, t } from '#client/sharing/words/words.ts';

interface TagFilterProps {
  tags: readonly SharedTag[];
  games: readonly ShownGame[];
  filter: CollectionFilter;
  onChange: (changes: Pick<CollectionFilter, 'tags'>) => void;
}

const field = FILTER_FIELDS.tags;
const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;

/** The tags of a shared collection to filter by, any of them, each with the number of games that it leaves. */
export function TagFilter({ tags, games, filter, onChange }: TagFilterProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const followed = useDeferredValue(filter);
  const left = useMemo(() => leftByTag(games, followed), [games, followed]);
  const few = tagsInSight(tags, filter.tags);
  return (
    // A legend cannot be in one row with other content.
    <div role="group" aria-labelledby={id} className="mb-4 min-w-0 sm:mb-5">
      <div
        className="-mx-gutter -my-1 flex [scrollbar-width:none] items-center gap-1.5 overflow-x-auto px-gutter py-1 data-open:flex-wrap sm:flex-wrap"
        data-open={isOpen || undefined}
      >
        <span id={id} className="me-1 flex-none text-sm leading-[1.3] font-strong text-ink-2">
          {field.legend}
        </span>
        {(isOpen ? tags : few).map(({ id: tag, name, colour }) => (
          <label
            key={tag}
            className="choice-chip max-w-full flex-none has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-3 forced-colors:has-[:checked]:outline-[Highlight]"
            data-empty={left(tag) === 0 || undefined}
          >
            <input
              className="absolute inset-0 m-0 size-full [cursor:inherit] opacity-0"
              type="checkbox"
              checked={filter.tags.includes(tag)}
              onChange={() => onChange({ tags: field.press(filter.tags, tag) })}
            />
            <TagDot colour={colour} className="me-2" />
            <span className="min-w-0 truncate" dir="auto">
              {name}
            </span>
            <span className="choice-chip-count ms-1.5 font-normal tabular-nums">
              {' '}
              {rich('{count, plural, one {#<hidden> game</hidden>} other {#<hidden> games</hidden>}}', {
                count: left(tag),
                hidden,
              })}
            </span>
          </label>
        ))}
        {few.length < tags.length ? (
          <Button
            variant="ghost"
            size="sm"
            className="flex-none"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('Fewer Tags') : t('All {count} Tags', { count: tags.length })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
