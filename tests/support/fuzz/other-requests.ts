import fc from 'fast-check';
import { bodyHeaders, oddHeaders } from './headers.ts';
import { hostileText } from './hostile-values.ts';
import { oddIds, type Pools } from './pools.ts';
import type { FuzzRequest, Sender } from './request.ts';

interface Page {
  target: string;
  methods: readonly string[];
  /** The address without the mangling that some requests do to it. */
  path: string;
  /** Accepted values of its form. */
  form?: Record<string, readonly string[]>;
  query?: Record<string, readonly string[]>;
  sender?: Sender;
}

const ANSWER = {
  status: ['accepted', 'maybe', 'declined'],
  along: ['0', '2', '', '19'],
  name: ['Gus', ''],
  arrival: ['at eight'],
  brings: ['crisps'],
  guestNote: ['See you\r\nthere'],
};
const JOIN = {
  name: ['Newcomer'],
  email: ['', 'new@example.org', 'guest@example.org'],
  along: ['0'],
  once: ['a', 'b'],
};
/** An answer in the right form, of a passkey that nobody has. */
const PASSKEY = JSON.stringify({
  id: 'AAAA',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
});
const DEVICE = {
  endpoint: ['https://fcm.googleapis.com/fcm/send/1', 'http://127.0.0.1/', 'none'],
  p256dh: [
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    'B'.repeat(87),
    '',
  ],
  auth: ['a'.repeat(22)],
  kinds: ['changes', 'changes seats', 'answers', ''],
  quiet: ['yes'],
};
const READ = ['GET', 'HEAD'];
const BOTH = ['GET', 'POST', 'POST', 'POST'];
const ERRAND = {
  returnTo: ['/my-games', '//evil.example', '/\\evil.example'],
  accountType: ['organization'],
  mode: ['signup'],
};

/** Every address that the OpenAPI document does not have: pages and forms of guests, sign-in, calendars, files. */
function pagesOf({ guest, arrival }: Pools, games: readonly string[]): Page[] {
  const { own, join, night, calendar, digest } = guest;
  const votes = Object.fromEntries(
    games.flatMap((id) => [
      [`want-${id}`, ['on']],
      [`teach-${id}`, ['on']],
    ]),
  );
  return [
    { target: '/rsvp/{token}', methods: BOTH, path: own, form: ANSWER, query: { a: ['accepted'], saved: [''] } },
    { target: '/rsvp/{token}/answer', methods: BOTH, path: `${own}/answer`, form: { say: ['accepted', 'declined'] } },
    {
      target: '/rsvp/{token}/dates',
      methods: BOTH,
      path: `${own}/dates`,
      form: { all: ['yes', 'no', 'perhaps'], d1: ['yes', 'if_need_be'], dateNote: ['After eight'], along: ['0', '19'] },
    },
    { target: '/rsvp/{token}/votes', methods: BOTH, path: `${own}/votes`, form: { ...votes, veto: games } },
    { target: '/rsvp/{token}/proposals', methods: BOTH, path: `${own}/proposals`, form: { title: ['Root', 'Heat'] } },
    {
      target: '/rsvp/{token}/proposals/drop',
      methods: BOTH,
      path: `${own}/proposals/drop`,
      form: { drop: games.map((id) => id.replace('-', '')) },
    },
    { target: '/rsvp/{token}/comments', methods: BOTH, path: `${own}/comments`, form: { comment: ['Soup?', ''] } },
    {
      target: '/rsvp/{token}/comments/drop',
      methods: BOTH,
      path: `${own}/comments/drop`,
      form: { drop: ['1', 'all'] },
    },
    { target: '/rsvp/{token}/titles', methods: READ, path: `${own}/titles`, query: { q: ['az', 'cat'] } },
    { target: '/rsvp/{token}/calendar.ics', methods: READ, path: `${own}/calendar.ics` },
    { target: '/rsvp/{token}/mails', methods: BOTH, path: `${own}/mails`, form: { stop: ['night', 'host', 'none'] } },
    { target: '/rsvp/{token}/notices', methods: BOTH, path: `${own}/notices`, form: DEVICE },
    { target: '/rsvp/{token}/notices/drop', methods: BOTH, path: `${own}/notices/drop`, form: DEVICE },
    { target: '/rsvp/{token}/notices/stop', methods: BOTH, path: `${own}/notices/stop`, form: { stop: ['notices'] } },
    { target: '/rsvp/{token}/stop', methods: BOTH, path: `${own}/stop`, form: { 'List-Unsubscribe': ['One-Click'] } },
    { target: '/join/{key}', methods: BOTH, path: join, form: JOIN, query: { sent: [''] } },
    { target: '/night/{key}', methods: BOTH, path: night, form: JOIN },
    { target: '/calendar/{token}.ics', methods: READ, path: calendar },
    { target: '/digest/{token}', methods: READ, path: digest },
    { target: '/digest/{token}/stop', methods: BOTH, path: `${digest}/stop`, form: {} },
    { target: '/stop-mails/{token}', methods: BOTH, path: '/stop-mails/1-a', form: {}, sender: 'visitor' },
    { target: '/loan-mails/{token}', methods: READ, path: '/loan-mails/1-a', sender: 'visitor' },
    { target: '/loan-mails/{token}/stop', methods: BOTH, path: '/loan-mails/1-a/stop', form: {}, sender: 'visitor' },
    ...['games/1/a', 'nights/1/a', 'photos/1/a/card'].map((picture) => ({
      target: `/pictures/${picture.replace('1/a', '{id}/{key}')}`,
      methods: READ,
      path: `/pictures/${picture}`,
      sender: 'visitor' as const,
    })),
    { target: '/api/auth/rollcall', methods: READ, path: '/api/auth/rollcall', query: ERRAND, sender: 'visitor' },
    {
      target: '/api/auth/rollcall/callback',
      methods: READ,
      path: '/api/auth/rollcall/callback',
      query: { code: ['x'], state: ['y'], error: ['access_denied'], iss: ['https://evil.example'] },
      sender: 'visitor',
    },
    { target: '/api/auth/verify', methods: READ, path: '/api/auth/verify', query: { token: ['x'] }, sender: 'visitor' },
    { target: '/api/login', methods: READ, path: '/api/login', query: ERRAND, sender: 'visitor' },
    { target: '/api/logout', methods: BOTH, path: '/api/logout', sender: 'visitor' },
    {
      target: '/oidc/auth',
      methods: BOTH,
      path: '/oidc/auth',
      query: {
        client_id: ['rollcall'],
        response_type: ['code'],
        redirect_uri: ['https://evil.example'],
        scope: ['openid'],
        code_challenge: ['a'.repeat(43)],
        code_challenge_method: ['S256'],
      },
      sender: 'visitor',
    },
    {
      target: '/oidc/token',
      methods: BOTH,
      path: '/oidc/token',
      form: { grant_type: ['authorization_code'], code: ['x'], client_id: ['rollcall'] },
      sender: 'visitor',
    },
    { target: '/oidc/me', methods: BOTH, path: '/oidc/me', form: { access_token: ['x'] }, sender: 'visitor' },
    { target: '/oidc/interaction/{uid}', methods: READ, path: arrival.path, sender: 'arrival' },
    {
      target: '/oidc/interaction/{uid}/email',
      methods: BOTH,
      path: `${arrival.path}/email`,
      form: { email: ['a@example.org'] },
      sender: 'arrival',
    },
    {
      target: '/oidc/interaction/{uid}/new-code',
      methods: BOTH,
      path: `${arrival.path}/new-code`,
      form: {},
      sender: 'arrival',
    },
    {
      target: '/oidc/interaction/{uid}/code',
      methods: BOTH,
      path: `${arrival.path}/code`,
      form: { code: ['000000'] },
      sender: 'arrival',
    },
    {
      target: '/oidc/interaction/{uid}/passkey',
      methods: BOTH,
      path: `${arrival.path}/passkey`,
      form: { answer: ['', '{}', PASSKEY] },
      sender: 'arrival',
    },
    { target: '/logos/{id}', methods: READ, path: '/logos/1', sender: 'visitor' },
    { target: '/shared/{shareId}', methods: READ, path: '/shared/AbCdEfGh', sender: 'visitor' },
    {
      target: '/api/stripe/webhook',
      methods: BOTH,
      path: '/api/stripe/webhook',
      form: { id: ['evt_1'] },
      sender: 'visitor',
    },
  ];
}

/** Requests to undocumented paths. @param games ids as forms name them */
export const otherRequests = (pools: Pools, path: string, games: readonly string[]): fc.Arbitrary<FuzzRequest>[] =>
  pagesOf(pools, games)
    .filter(({ target }) => target.startsWith(path))
    .map(requestFor);

const fieldsFrom = (fields: Record<string, readonly string[]> | undefined, most: number) => {
  const entries = Object.entries(fields ?? {}).map(([name, values]) =>
    fc
      .oneof(
        { weight: 8, arbitrary: values.length > 0 ? fc.constantFrom(...values) : fc.constant('') },
        { weight: 1, arbitrary: hostileText },
      )
      .map((value): [string, string] => [name, value.toWellFormed()]),
  );
  const odd = fc
    .tuple(fc.constantFrom('a', 'id', '__proto__', 'status'), hostileText)
    .map(([name, text]): [string, string] => [name, text.toWellFormed()]);
  return fc.array(entries.length > 0 ? fc.oneof({ weight: 9, arbitrary: fc.oneof(...entries) }, odd) : odd, {
    maxLength: most,
  });
};

const requestFor = ({ target, methods, path, form, query, sender = 'guest' }: Page): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom(...methods) },
        { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'PATCH') },
      ),
      mangled: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: oddIds }),
      query: fieldsFrom(query, 6),
      fields: fieldsFrom(form, 6),
      whole: fc.boolean(),
      type: bodyHeaders('application/x-www-form-urlencoded'),
      headers: oddHeaders,
    })
    .map(({ method, mangled, query: asked, fields, whole, type, headers }) => {
      // Every field once, as a browser sends the form, or some of them.
      const complete = Object.entries(form ?? {}).map(([name, values]): [string, string] => [name, values[0] ?? '']);
      const sent = new URLSearchParams(whole ? [...complete, ...fields] : fields).toString();
      const address =
        mangled === null
          ? path
          : path.replace(
              /[^/]+?(\.ics)?(?=\/(answer|votes|proposals|titles|mails|stop|email|new-code|code|calendar)|$)/,
              mangled,
            );
      const search = new URLSearchParams(asked).toString();
      const takesBody = method !== 'GET' && method !== 'HEAD';
      return {
        sender,
        target: `${method} ${target}`,
        method,
        path: search === '' ? address : `${address}?${search}`,
        headers: { ...(takesBody ? type : {}), ...headers },
        body: takesBody ? sent : null,
      };
    });
