import type { Tag } from '#shared/games/tags-contract.ts';
import { TagDot } from './tag-dot.tsx';
import { t } from '#client/games/words/words.ts';

/** Tags as labels. The height of a line is kept while there are none. */
export const TagLabels = ({ tags }: { tags: readonly Tag[] }) => (
  <ul className="flex min-h-6 flex-wrap gap-1.5" aria-label={t('Tags')}>
    {tags.map(({ id, name, colour }) => (
      <li
        key={id}
        className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-sm border-[1.5px] border-line px-1.75 text-xs leading-none font-semibold text-ink-2"
      >
        <TagDot colour={colour} />
        <span className="truncate" dir="auto">
          {name}
        </span>
      </li>
    ))}
  </ul>
);
