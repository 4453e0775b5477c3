import { useQuery } from '@tanstack/react-query';
import { manageTags } from '#client/games/tags/tags-dialog-view.ts';
import { tagsQuery } from '#client/games/tags/api.ts';
import { TagDot } from '#client/games/tags/tag-dot.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { GameCount, type FilterControlProps } from './filter-control.tsx';
import { t } from '#client/collection/words/words.ts';

interface TagChoicesProps extends FilterControlProps {
  /** Before the dialog of all tags opens. */
  onLeave?: (() => void) | undefined;
}

/** The owner's tags to filter by, any of them, each with the number of games, and whether the filter asks for deleted ones; nothing where there are none. */
export function TagChoices({ filter, left, onChange, onLeave }: TagChoicesProps) {
  const { data: tags } = useQuery(tagsQuery);
  if (!tags || (tags.length === 0 && filter.tags.length === 0)) return null;
  const counts = new Map(left.tags.map(({ choice, count }) => [choice, count]));
  const known = filter.tags.filter((chosen) => tags.some(({ id }) => id === chosen));
  return (
    <fieldset className="min-w-0">
      <legend className="float-left flex w-full items-center justify-between text-sm leading-[1.3] font-strong">
        {t('Tags, any of them')}
      </legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-x-5 gap-y-2 pt-3">
        {tags.map(({ id, name, colour }) => (
          <Checkbox
            key={id}
            className="filter-tick"
            data-empty={!counts.get(id) || undefined}
            checked={filter.tags.includes(id)}
            onChange={(event) =>
              onChange({ tags: event.target.checked ? [...known, id] : known.filter((chosen) => chosen !== id) })
            }
            label={
              <span className="flex items-baseline gap-2">
                <TagDot colour={colour} />
                <span className="me-auto min-w-0 wrap-anywhere" dir="auto">
                  {name}
                </span>
                <GameCount count={counts.get(id) ?? 0} />
              </span>
            }
          />
        ))}
        {known.length < filter.tags.length && (
          <Checkbox
            className="filter-tick"
            checked
            onChange={() => onChange({ tags: known })}
            label={t('Deleted tag')}
          />
        )}
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3 mt-1"
        onClick={() => {
          onLeave?.();
          manageTags();
        }}
      >
        {t('Edit Tags')}
      </Button>
    </fieldset>
  );
}
