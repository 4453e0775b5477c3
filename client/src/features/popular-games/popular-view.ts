import { oneOf } from '#client/lib/one-of.ts';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { POPULAR_SORTS, type PopularFilter, type PopularSort } from './rules/popular-filter.ts';

/** What Popular Games shows and in which order: all of it stands in the address, so that Back and a reload keep it. */
export interface PopularView extends PopularFilter {
  sort: PopularSort;
}

/** What Clear goes back to. */
export const UNFILTERED: PopularView = { search: '', sort: 'popularity', category: 'all', difficulty: 'all' };

/** The view that a query string describes; what it leaves out or gets wrong is as Clear leaves it. */
export function parseView(query: string): PopularView {
  const params = new URLSearchParams(query);
  return {
    search: params.get('q') ?? '',
    sort: oneOf(POPULAR_SORTS, params.get('sort'), 'popularity'),
    category: oneOf(CATEGORIES, params.get('category'), 'all'),
    difficulty: oneOf(DIFFICULTIES, params.get('difficulty'), 'all'),
  };
}

/** The shortest query string that describes a view: what is as Clear leaves it is left out. */
export function formatView({ search, ...chosen }: PopularView): string {
  const params = new URLSearchParams(search && { q: search });
  for (const [name, value] of Object.entries(chosen)) {
    if (value !== UNFILTERED[name as keyof typeof chosen]) params.set(name, value);
  }
  return params.toString();
}
