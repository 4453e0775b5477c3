import { t } from '#client/stories/words/words.ts';
import { rangeText, STORY_RANGE } from '#shared/stories/story-range.ts';
import type { Subject } from './rules/subjects.ts';

/** What the address says: which year or month, and whose. */
export interface StoryView {
  /** Null for the year that is told without a choice. */
  range: string | null;
  /** Key of a subject. */
  of: string;
}

export function parseStoryView(query: string): StoryView {
  const params = new URLSearchParams(query);
  const [range, of] = [params.get('range') ?? '', params.get('of') ?? ''];
  return { range: STORY_RANGE.test(range) ? range : null, of: /^[pgo]\d{1,15}$/.test(of) ? of : 'me' };
}

/** The heading of a story: 'Your 2026 in Games'. */
export function storyTitle({ kind, name }: Subject, range: string): string {
  const when = rangeText(range);
  if (kind === 'person')
    return name === null ? t('Your {when} with a Friend', { when }) : t('Your {when} with {name}', { when, name });
  return kind === 'me' ? t('Your {when} in Games', { when }) : titleOf(name, when);
}

const titleOf = (name: string | null, when: string): string => t('{name}: {when} in Games', { name: name ?? '', when });

/** What a link is titled at first: of a person or a group without its name unless names are shown. */
export function sharedTitle(
  { kind, name }: Subject,
  range: string,
  { firstName, showsNames }: { firstName: string | null; showsNames: boolean },
): string {
  const when = rangeText(range);
  if (kind === 'organization') return titleOf(name, when);
  if (kind === 'group') return showsNames ? titleOf(name, when) : t('Our {when} in Games', { when });
  if (kind === 'me')
    return firstName ? t('{owner}’s {when} in Games', { owner: firstName, when }) : t('My {when} in Games', { when });
  if (showsNames && name !== null)
    return firstName
      ? t('{owner}’s {when} with {name}', { owner: firstName, when, name })
      : t('My {when} with {name}', { when, name });
  return firstName
    ? t('{owner}’s {when} with a Friend', { owner: firstName, when })
    : t('My {when} with a Friend', { when });
}
