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
  '/api/popular-games/decided',
  '/api/score-sheets',
  '/api/events',
  '/api/invitations',
];

/** What the page of a night shows besides what is secret. */
const OF_A_NIGHT = ['', '/attendees', '/games', '/votes', '/evening', '/messages'];
const NIGHT_PATH = /^\/api\/events\/[1-9]\d*(\/\w+)?$/;

export const pathsOfNight = (id: number): string[] => OF_A_NIGHT.map((part) => `/api/events/${id}${part}`);

/** Whether an answer is a part of a night's page. */
export const isOfNight = (path: string): boolean => {
  const [found, part = ''] = NIGHT_PATH.exec(path) ?? [];
  return found !== undefined && OF_A_NIGHT.includes(part);
};

/** Whether an answer may be cached: only those above, requested without other parameters. */
export const isCacheable = ({ method, url }: { method: string; url: string }): boolean => {
  const { pathname, search } = new URL(url);
  return method === 'GET' && search === '' && (CACHED_PATHS.includes(pathname) || isOfNight(pathname));
};

/** Pages that the server renders or whose address contains a secret. */
const OF_THE_SERVER =
  /^\/(api|oidc|dev|rsvp|join|night|calendar|digest|stop-mails|loan-mails|contact-address|asked-to-host)(\/|$)/;

/** Whether an address is a screen of the application, which the shell can open offline. */
export const isScreen = (url: string): boolean => {
  const { pathname } = new URL(url);
  return !OF_THE_SERVER.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
};
