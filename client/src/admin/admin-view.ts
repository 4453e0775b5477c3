import { oneOf } from '#client/lib/one-of.ts';
import { PEOPLE_KINDS, PEOPLE_SORTS } from '#shared/admin/people-contract.ts';
import { MAIL_STATES } from '#shared/enums.ts';

export const ADMIN_TABS = ['site', 'people', 'mails', 'reports', 'links', 'acts'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What the screen shows: all of it is in the address. */
export interface AdminView {
  tab: AdminTab;
  /** Of people, or the address of a mail. */
  search: string;
  page: number;
  kind: (typeof PEOPLE_KINDS)[number];
  sort: (typeof PEOPLE_SORTS)[number];
  state: (typeof MAIL_STATES)[number];
  /** The account whose panel is open. */
  person: number | null;
}

const START: AdminView = {
  tab: 'site',
  search: '',
  page: 1,
  kind: 'all',
  sort: 'newest',
  state: 'failed',
  person: null,
};

/** Another tab begins without the choices of this one. */
export const onTab = (tab: AdminTab): AdminView => ({ ...START, tab });

const numberIn = (text: string | null): number | null => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export function parseAdminView(query: string): AdminView {
  const given = new URLSearchParams(query);
  return {
    tab: oneOf(ADMIN_TABS, given.get('tab'), START.tab),
    search: given.get('search') ?? '',
    page: numberIn(given.get('page')) ?? 1,
    kind: oneOf(PEOPLE_KINDS, given.get('kind'), START.kind),
    sort: oneOf(PEOPLE_SORTS, given.get('sort'), START.sort),
    state: oneOf(MAIL_STATES, given.get('state'), START.state),
    person: numberIn(given.get('person')),
  };
}

/** Without what every tab begins with. */
export const formatAdminView = (view: AdminView): string =>
  new URLSearchParams(
    Object.entries(view).flatMap(([name, value]) =>
      value === START[name as keyof AdminView] || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();

/** The address of an account's panel. */
export const personAddress = (view: AdminView, person: number): string =>
  `/admin?${formatAdminView({ ...(view.tab === 'people' ? view : onTab('people')), person })}`;
