import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CornerDownLeft, Plus, X } from 'lucide-react';
import { type RefObject, useId, useImperativeHandle, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Combobox } from '#client/ui/forms/combobox.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Tag } from '#shared/games/tags-contract.ts';
import { MAX_TAGS_OF_GAME } from '#shared/limits/limits.ts';
import { addTag, tagsQuery } from './api.ts';
import { tagFailed } from './messages.ts';
import { meantOption, tagError, tagOptions, type TagOption, writtenOption } from './tag-options.ts';
import { TagDot } from './tag-dot.tsx';
import { t } from '#client/games/words/words.ts';

/** Takes a tag that is typed and not yet chosen. Resolves to all ids; null if the tag could not be made, which is reported. */
export type FinishTags = () => Promise<number[] | null>;

interface TagComboboxProps {
  /** Ids of the chosen tags. */
  value: readonly number[];
  onChange: (tagIds: number[]) => void;
  /** The address to which the name of a chosen tag leads, if any. */
  hrefOf?: ((tag: Tag) => string) | undefined;
  /** The chosen tags are shown beside it. */
  isListed?: boolean;
  /** For forms: called before they save. */
  finish?: RefObject<FinishTags | null> | undefined;
  /** Needed without a `Field` around it. */
  'aria-label'?: string | undefined;
}

function foundText(count: number, meant: TagOption | null): string {
  if (!meant) return t('{count, plural, one {# tag} other {# tags}}', { count });
  return meant.id === null
    ? t('{count, plural, one {# tag} other {# tags}}. Enter makes {name}', { count, name: meant.name })
    : t('{count, plural, one {# tag} other {# tags}}. Enter takes {name}', { count, name: meant.name });
}

/** Chosen tags, and a text that completes to others and makes new ones. */
export function TagCombobox({ value, onChange, hrefOf, isListed = false, finish, ...input }: TagComboboxProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState('');
  const text = useRef<HTMLInputElement>(null);
  const latest = useRef(value);
  const shown = useRef(value);
  if (shown.current !== value) latest.current = shown.current = value;
  const make = useMutation({ ...addTag, onError: (error) => toast(tagFailed(error)) });

  const isFull = value.length >= MAX_TAGS_OF_GAME;
  const options = isFull ? [] : tagOptions(tags, value, typed);
  const error = tagError(typed);
  const errorId = useId();
  const meant = isFull ? null : meantOption(tags, value, typed);

  const set = (tagIds: number[]) => {
    latest.current = tagIds;
    onChange(tagIds);
    return tagIds;
  };
  const put = (tag: Tag): number[] => {
    setDone(t('{name} added', { name: tag.name }));
    return set([...latest.current.filter((id) => id !== tag.id), tag.id].slice(0, MAX_TAGS_OF_GAME));
  };
  /** Resolves to whether the tags chosen so far could be made. */
  const making = useRef<Promise<boolean>>(Promise.resolve(true));
  const choose = (option: TagOption) => {
    // The next one may be typed while this one is made.
    setTyped('');
    if (option.id !== null) return void put(option);
    const { name } = option;
    making.current = make.mutateAsync(name).then(
      (tag) => put(tag).length > 0,
      () => {
        setTyped((next) => (next === '' ? name : next));
        return false;
      },
    );
  };
  useImperativeHandle(finish, () => async () => {
    if (error !== null) {
      text.current?.focus();
      return null;
    }
    if (!(await making.current)) return null;
    const written = writtenOption(options, typed);
    if (!written) return [...latest.current];
    const tag = written.id === null ? await make.mutateAsync(written.name).catch(() => null) : written;
    if (tag) setTyped('');
    return tag && put(tag);
  });
  const removeTag = (tag: Tag) => {
    setDone(t('{name} removed', { name: tag.name }));
    set(latest.current.filter((id) => id !== tag.id));
    text.current?.focus();
  };
  const count = options.filter(({ id }) => id !== null).length;
  const message = typed === '' ? done : foundText(count, meant);

  return (
    <div className="grid min-w-0 gap-2">
      {value.length === 0 || isListed ? null : (
        <ul className="flex flex-wrap gap-1.5" aria-label={t('Chosen tags')}>
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
                    <Link
                      className="hover:text-petrol hover:underline hover:underline-offset-3 pointer-coarse:py-3.5"
                      href={hrefOf(tag)}
                    >
                      {tag.name}
                    </Link>
                  ) : (
                    tag.name
                  )}
                </span>
                <button
                  type="button"
                  className="grid size-9 flex-none place-items-center rounded-sm text-ink-3 hover:bg-tile-2 hover:text-ink pointer-coarse:size-11"
                  aria-label={t('Take off the tag {name}', { name: tag.name })}
                  onClick={() => removeTag(tag)}
                >
                  <X className="icon" aria-hidden="true" />
                </button>
              </li>
            ))}
        </ul>
      )}
      <Combobox
        {...input}
        {...(error !== null && { 'aria-invalid': true, 'aria-describedby': errorId })}
        ref={text}
        value={typed}
        onChange={setTyped}
        placeholder={isFull ? t('At most {count} tags', { count: MAX_TAGS_OF_GAME }) : t('Type to find or make one')}
        readOnly={isFull}
        options={options}
        keyOf={({ id }) => id ?? 'new'}
        suggested={meant}
        onChoose={choose}
        listLabel={t('Your tags')}
        status={error ?? message}
        onKeyDown={(event) => {
          // With text, Enter is for its tag and not for the form.
          if (event.key === 'Enter' && typed.trim() !== '' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      >
        {(option) => (
          <span className="flex items-center gap-2">
            {option.id === null ? (
              <>
                <Plus className="icon flex-none text-petrol" aria-hidden="true" />
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere text-petrol">
                  {t('Make “{name}”', { name: option.name })}
                </span>
              </>
            ) : (
              <>
                <TagDot colour={option.colour} />
                <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
                  {option.name}
                </span>
              </>
            )}
            <span
              aria-hidden="true"
              className="hidden flex-none items-center gap-1 text-xs font-semibold text-ink-2 group-aria-selected/option:inline-flex"
            >
              <CornerDownLeft className="icon" /> {t('Enter')}
            </span>
          </span>
        )}
      </Combobox>
      {error === null ? null : (
        <p id={errorId} className="field-error">
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
