import { oneOf } from '#client/lib/one-of.ts';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { POPULAR_SORTS, type PopularFilter, type PopularSort } from './popular-filter.ts';

/** The view of Popular Games. All of it is in the URL, so that Back and reload restore it. */
export interface PopularView extends PopularFilter {
  sort: PopularSort;
}

/** The view after Clear. */
export const UNFILTERED: PopularView = { search: '', sort: 'popularity', category: 'all', difficulty: 'all' };

/** Parses a query string; missing and invalid parts get the values after Clear. */
export function parseView(query: string): PopularView {
  const params = new URLSearchParams(query);
  return {
    search: params.get('q') ?? '',
    sort: oneOf(POPULAR_SORTS, params.get('sort'), 'popularity'),
    category: oneOf(CATEGORIES, params.get('category'), 'all'),
    difficulty: oneOf(DIFFICULTIES, params.get('difficulty'), 'all'),
  };
}

/** The shortest query string for a view: values equal to those after Clear are omitted. */
export function formatView({ search, ...chosen }: PopularView): string {
  const params = new URLSearchParams(search && { q: search });
  for (const [name, value] of Object.entries(chosen)) {
    if (value !== UNFILTERED[name as keyof typeof chosen]) params.set(name, value);
  }
  return params.toString();
}
