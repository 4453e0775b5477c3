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
  if (kind === 'person') return `Your ${when} with ${name ?? 'a Friend'}`;
  return kind === 'me' ? `Your ${when} in Games` : `${name ?? ''}: ${when} in Games`;
}

/** What a link is titled at first: of a person or a group without its name unless names are shown. */
export function sharedTitle(
  { kind, name }: Subject,
  range: string,
  { firstName, showsNames }: { firstName: string | null; showsNames: boolean },
): string {
  const when = rangeText(range);
  const whose = firstName ? `${firstName}’s` : 'My';
  if (kind === 'me') return `${whose} ${when} in Games`;
  if (kind === 'organization') return `${name ?? ''}: ${when} in Games`;
  if (kind === 'group') return showsNames ? `${name ?? ''}: ${when} in Games` : `Our ${when} in Games`;
  return `${whose} ${when} with ${showsNames && name !== null ? name : 'a Friend'}`;
}
