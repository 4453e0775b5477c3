import { useDeferredValue, useMemo, useState } from 'react';
import { TagDot } from '#client/entities/tags/tag-dot.tsx';
import { Button } from '#client/ui/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { SharedTag } from '#shared/contracts/shared-collection.ts';
import { FILTER_FIELDS, type CollectionFilter } from '#shared/rules/games/collection-filter.ts';
import { leftByTag, tagsInSight } from '../rules/tag-choices.ts';
import type { ShownGame } from '../collected-game.ts';
import '#client/ui/choice-chips.css';

interface TagFilterProps {
  tags: readonly SharedTag[];
  games: readonly ShownGame[];
  filter: CollectionFilter;
  onChange: (changes: Pick<CollectionFilter, 'tags'>) => void;
}

const field = FILTER_FIELDS.tags;

/** The tags of a shared collection to filter by, any of them, each with the number of games that it leaves. */
export function TagFilter({ tags, games, filter, onChange }: TagFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const followed = useDeferredValue(filter);
  const left = useMemo(() => leftByTag(games, followed), [games, followed]);
  const few = tagsInSight(tags, filter.tags);
  return (
    <fieldset className="min-w-0 basis-full text-ink">
      <legend className="text-sm leading-[1.3] font-strong">{field.legend}</legend>
      <div className="choice-chips-row">
        {(isOpen ? tags : few).map(({ id, name, colour }) => (
          <label
            key={id}
            className="choice-chip max-w-full has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-3 forced-colors:has-[:checked]:outline-[Highlight]"
            data-empty={left(id) === 0 || undefined}
          >
            <input
              className="absolute inset-0 m-0 size-full [cursor:inherit] opacity-0"
              type="checkbox"
              checked={filter.tags.includes(id)}
              onChange={() => onChange({ tags: field.press(filter.tags, id) })}
            />
            <TagDot colour={colour} className="me-2" />
            <span className="min-w-0 truncate" dir="auto">
              {name}
            </span>
            <span className="choice-chip-count ms-1.5 font-normal tabular-nums">
              {' '}
              {left(id)}
              <VisuallyHidden>{left(id) === 1 ? ' game' : ' games'}</VisuallyHidden>
            </span>
          </label>
        ))}
        {few.length < tags.length ? (
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Fewer Tags' : `All ${tags.length} Tags`}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
