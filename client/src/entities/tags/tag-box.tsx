import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { Link } from 'wouter';
import { countText } from '#client/lib/number-text.ts';
import { Combobox } from '#client/ui/combobox.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Tag } from '#shared/contracts/tags.ts';
import { MAX_TAG_LENGTH, MAX_TAGS_OF_GAME } from '#shared/limits.ts';
import { addTag, tagsQuery } from './api.ts';
import { tagFailed } from './messages.ts';
import { meantOption, tagOptions, type TagOption } from './rules/tag-options.ts';
import { TagDot } from './tag-dot.tsx';

/** Takes a tag that is typed and not yet chosen. Resolves to all ids; null if the tag could not be made, which is reported. */
export type FinishTags = () => Promise<number[] | null>;

interface TagBoxProps {
  /** Ids of the chosen tags. */
  value: readonly number[];
  onChange: (tagIds: number[]) => void;
  /** The address to which the name of a chosen tag leads, if any. */
  hrefOf?: ((tag: Tag) => string) | undefined;
  /** For forms: called before they save. */
  finish?: RefObject<FinishTags | null> | undefined;
  /** Where no `Field` is around it. */
  'aria-label'?: string | undefined;
}

/** Chosen tags, and a text that completes to others and makes new ones. */
export function TagBox({ value, onChange, hrefOf, finish, ...input }: TagBoxProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState('');
  const text = useRef<HTMLInputElement>(null);
  const latest = useRef(value);
  latest.current = value;
  const make = useMutation({ ...addTag, onError: (error) => toast(tagFailed(error)) });

  const options = tagOptions(tags, value, typed);
  const isFull = value.length >= MAX_TAGS_OF_GAME;

  const put = (tag: Tag): number[] => {
    const tagIds = [...latest.current.filter((id) => id !== tag.id), tag.id].slice(0, MAX_TAGS_OF_GAME);
    setTyped('');
    setDone(`${tag.name} added`);
    onChange(tagIds);
    return tagIds;
  };
  const choose = (option: TagOption) => {
    if (option.id !== null) put(option);
    else if (!make.isPending) make.mutate(option.name, { onSuccess: put });
  };
  useImperativeHandle(finish, () => async () => {
    const meant = isFull ? null : meantOption(options, typed);
    if (!meant) return [...value];
    const tag = meant.id === null ? await make.mutateAsync(meant.name).catch(() => null) : meant;
    return tag && put(tag);
  });
  const takeOff = (tag: Tag) => {
    setDone(`${tag.name} taken off`);
    onChange(value.filter((id) => id !== tag.id));
    text.current?.focus();
  };
  const said = typed === '' ? done : countText(options.filter(({ id }) => id !== null).length, 'tag');

  return (
    <div className="grid min-w-0 gap-2">
      {value.length === 0 ? null : (
        <ul className="flex flex-wrap gap-1.5" aria-label="Chosen tags">
          {tags
            .filter(({ id }) => value.includes(id))
            .map((tag) => (
              <li
                key={tag.id}
                className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-sm border-[1.5px] border-line ps-2 text-sm font-semibold text-ink-2"
              >
                <TagDot colour={tag.colour} />
                <span className="min-w-0 wrap-anywhere" dir="auto">
                  {hrefOf ? (
                    <Link className="hover:text-petrol hover:underline hover:underline-offset-3" href={hrefOf(tag)}>
                      {tag.name}
                    </Link>
                  ) : (
                    tag.name
                  )}
                </span>
                <button
                  type="button"
                  className="grid size-9 flex-none place-items-center rounded-sm text-ink-3 hover:bg-tile-2 hover:text-ink pointer-coarse:size-11"
                  aria-label={`Take off the tag ${tag.name}`}
                  onClick={() => takeOff(tag)}
                >
                  <X className="icon" aria-hidden="true" />
                </button>
              </li>
            ))}
        </ul>
      )}
      <Combobox
        {...input}
        ref={text}
        value={typed}
        onChange={setTyped}
        maxLength={MAX_TAG_LENGTH}
        placeholder={isFull ? `At most ${MAX_TAGS_OF_GAME} tags` : 'Type to find or make one'}
        readOnly={isFull || make.isPending}
        options={isFull ? [] : options}
        keyOf={({ id }) => id ?? 'new'}
        onChoose={choose}
        listLabel="Your tags"
        status={said}
        onKeyDown={(event) => {
          // The list has answered Enter on an active completion.
          if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
          const meant = meantOption(options, typed);
          if (typed.trim() !== '') event.preventDefault();
          if (meant && !isFull) choose(meant);
        }}
      >
        {(option) =>
          option.id === null ? (
            <span className="flex items-center gap-2 font-semibold text-petrol">
              <Plus className="icon" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">Make “{option.name}”</span>
            </span>
          ) : (
            <span className="flex items-center gap-2">
              <TagDot colour={option.colour} />
              <span className="min-w-0 wrap-anywhere" dir="auto">
                {option.name}
              </span>
            </span>
          )
        }
      </Combobox>
    </div>
  );
}
