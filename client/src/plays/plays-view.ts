import { oneOf } from '#client/lib/one-of.ts';
import { PLAY_PERIODS } from '#client/games/play-period.ts';
import type { PlayFilter } from './rules/play-search.ts';

/** The filter after Clear. */
export const ALL_PLAYS: PlayFilter = { search: '', game: null, person: null, period: 'all', place: null };

/** Parses a query string; missing and invalid parts get the values after Clear. */
export function parsePlaysView(query: string): PlayFilter {
  const params = new URLSearchParams(query);
  return {
    search: params.get('q') ?? '',
    game: params.get('game') || null,
    person: params.get('person') || null,
    period: oneOf(PLAY_PERIODS, params.get('period'), 'all'),
    place: params.get('place') || null,
  };
}

/** The shortest query string that describes a filter. */
export function formatPlaysView({ search, game, person, period, place }: PlayFilter): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (game) params.set('game', game);
  if (person) params.set('person', person);
  if (period !== 'all') params.set('period', period);
  if (place) params.set('place', place);
  return params.toString();
}

/** The URL of plays that match a filter. */
export function playsAddress(filter: Partial<PlayFilter>): string {
  const query = formatPlaysView({ ...ALL_PLAYS, ...filter });
  return query ? `/plays?${query}` : '/plays';
}
