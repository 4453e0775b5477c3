/** The answers that the collection, the picker, recording and reading plays, and the list of nights need. */
export const CACHED_PATHS: readonly string[] = [
  '/api/auth/user',
  '/api/config',
  '/api/home',
  '/api/games',
  '/api/copies',
  '/api/tags',
  '/api/saved-views',
  '/api/games/mechanics',
  '/api/loans',
  '/api/game-sessions',
  '/api/played-games/counts',
  '/api/people',
  '/api/groups',
  '/api/challenges',
  '/api/popular-games/decided',
  '/api/score-sheets',
  '/api/events',
  '/api/invitations',
];

/** What the page of a night shows besides what is secret; with a date, and while it is finding one. */
const OF_ANY_NIGHT = ['', '/attendees', '/games', '/messages'];
const OF_A_NIGHT = [...OF_ANY_NIGHT, '/votes', '/evening'];
const OF_A_DATE_POLL = [...OF_ANY_NIGHT, '/date-poll'];
const NIGHT_PATH = /^\/api\/events\/[1-9]\d*(\/[\w-]+)?$/;
const LIST_OF_ORGANIZATION = /^\/api\/events\?for=[1-9]\d*$/;

export const pathsOfNight = ({ id, status }: { id: number; status: string }): string[] =>
  (status === 'finding_date' ? OF_A_DATE_POLL : OF_A_NIGHT).map((part) => `/api/events/${id}${part}`);

/** The list of an organization's nights. */
export const nightsOf = (organizationId: number): string => `/api/events?for=${organizationId}`;

/** Whether an answer is a part of a night's page, or an organization's list of nights. */
export const isOfNights = (path: string): boolean => {
  const [found, part = ''] = NIGHT_PATH.exec(path) ?? [];
  const isOfNight = found !== undefined && (OF_A_NIGHT.includes(part) || OF_A_DATE_POLL.includes(part));
  return isOfNight || LIST_OF_ORGANIZATION.test(path);
};

/** The part of an address after the site. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Whether an answer may be cached: only those above, requested without other parameters. */
export const isCacheable = ({ method, url }: { method: string; url: string }): boolean =>
  method === 'GET' && (CACHED_PATHS.includes(pathOf(url)) || isOfNights(pathOf(url)));

/** Pages that the server renders or whose address contains a secret. */
const OF_THE_SERVER =
  /^\/(api|oidc|dev|rsvp|join|night|stories|report|calendar|digest|stop-mails|loan-mails|contact-address|asked-to-host)(\/|$)/;

/** Whether an address is a screen of the application, which the shell can open offline. */
export const isScreen = (url: string): boolean => {
  const { pathname } = new URL(url);
  return !OF_THE_SERVER.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
};
