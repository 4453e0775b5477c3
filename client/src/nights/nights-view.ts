import { oneOf } from '#client/lib/one-of.ts';
import { EVENT_TYPES, type EventType } from '#shared/enums.ts';

export const NIGHT_TABS = ['nights', 'premium', 'analytics', 'templates'] as const;
export type NightTab = (typeof NIGHT_TABS)[number];

/** The view of Game Nights: a tab, or the form for a new event or an existing one. */
export interface NightsView {
  tab: NightTab;
  form: { kind: 'create'; eventType: EventType } | { kind: 'edit'; id: number } | null;
}

/** Parses a query: `tab=premium`, `create`, `create=tournament`, `edit=12`. */
export function parseNightsView(query: string): NightsView {
  const params = new URLSearchParams(query);
  const tab = oneOf(NIGHT_TABS, params.get('tab'), 'nights');
  const edited = /^[1-9]\d{0,14}$/.exec(params.get('edit') ?? '')?.[0];
  if (edited) return { tab, form: { kind: 'edit', id: Number(edited) } };
  if (!params.has('create')) return { tab, form: null };
  return { tab, form: { kind: 'create', eventType: oneOf(EVENT_TYPES, params.get('create'), 'game_night') } };
}

const SCREEN = '/game-nights';

export const tabAddress = (tab: NightTab): string => (tab === 'nights' ? SCREEN : `${SCREEN}?tab=${tab}`);

/** The list with events of a type. */
export const listAddress = (type: EventType): string => tabAddress(type === 'game_night' ? 'nights' : 'premium');

export const createAddress = (type: EventType = 'game_night'): string =>
  type === 'game_night' ? `${SCREEN}?create` : `${SCREEN}?create=${type}`;

export const editAddress = (id: number): string => `${SCREEN}?edit=${id}`;
