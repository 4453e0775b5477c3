import { randomUUID } from 'node:crypto';
import { STORAGE_LIMITS } from '../../../shared/limits/storage-limits.ts';
import { Api } from '../api.ts';
import type { Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { Answers, send, type Answer } from '../send.ts';

interface Row {
  id: number;
}

/** The requests that try one small leak. */
interface Trial {
  testbed: Testbed;
  answers: Answers;
  signal: AbortSignal;
  api: (plan: 'free' | 'premium_plus') => Promise<Api>;
}

const DATE = '2999-05-03T18:00:00Z';

/** Tries to obtain small pieces of information, one request at a time; every attempt must fail. */
export const smallLeaks: Attack = {
  name: 'small-leaks',
  attacker: 'free account',
  async prepare(testbed) {
    return async (signal) => {
      const answers = new Answers();
      const api = async (plan: 'free' | 'premium_plus') =>
        new Api(testbed, await testbed.account(plan), answers, signal);
      const trial: Trial = { testbed, answers, signal, api };
      for (const attempt of [readDraft, findListed, reopenVote, makeNightsAgain, forward, exceedLimit]) {
        if (signal.aborted) break;
        await attempt(trial);
      }
      return answers.outcome;
    };
  },
};

const createNight = (host: Api, fields: object = {}): Promise<Row | null> =>
  host.call('POST', '/api/events', { title: 'Games', date: DATE, hostEmail: host.account.email, ...fields });

async function list(host: Api, night: Row, emails: readonly string[]): Promise<number[]> {
  const attendees = emails.map((email) => ({ email, name: null }));
  const path = `/api/events/${night.id}/attendees`;
  const added = await host.call<{ attendees: (Row & { email: string })[] }>('POST', path, { attendees });
  return (added?.attendees ?? []).filter(({ email }) => emails.includes(email)).map(({ id }) => id);
}

/** An attendee who is not invited yet tries ids of rows near their own: ids are consecutive. */
async function readDraft({ api, answers, signal }: Trial): Promise<void> {
  const [host, listed] = [await api('free'), await api('free')];
  const night = await createNight(host);
  const [id] = night ? await list(host, night, [listed.account.email]) : [];
  if (id === undefined) return;
  if (await listed.call('GET', `/api/attendees/${id}/ballot`)) answers.failure('a draft of a night was read');
  if (await listed.call('PUT', `/api/attendees/${id}/status`, { status: 'accepted' }))
    answers.failure('a draft of a night was answered');
  if (((await listed.call<Row[]>('GET', '/api/invitations')) ?? []).length > 0 && !signal.aborted)
    answers.failure('a draft of a night was among the invitations');
}

/** Asks the public page whether an address is on the list. */
async function findListed({ api, testbed, answers, signal }: Trial): Promise<void> {
  const host = await api('free');
  const night = await createNight(host, { maxAttendees: 3 });
  const listed = `${randomUUID()}@guests.example`;
  if (!night) return;
  await list(host, night, [listed]);
  await host.call('POST', `/api/events/${night.id}/send-invitations`);
  const link = await host.call<{ url: string }>('PUT', `/api/events/${night.id}/join-link`, { state: 'on' });
  if (!link) return;
  const path = new URL(link.url).pathname;
  const join = async (email: string): Promise<string> => {
    const form = { name: 'Ana', email, along: '0', once: randomUUID() };
    const sent = await send(testbed.origin(), { method: 'POST', path, form, signal });
    answers.count('joining', sent);
    const page = await send(testbed.origin(), { path, signal });
    return [describeAnswer(sent), describeAnswer(page)].join('\n').replaceAll(email, 'ADDRESS');
  };
  const [known, unknown] = [await join(listed), await join(`${randomUUID()}@guests.example`)];
  if (known !== unknown && !signal.aborted) answers.failure('the page of a night tells who is on its list');
}

/** The content of a page without its random parts. */
const describeAnswer = ({ status, headers, text }: Answer): string =>
  [status, headers.location, text.replaceAll(/[\w-]{36,}|name="once" value="[^"]*"/g, '')].join(' ');

/** The host reads the votes with their names, and lets people vote on. */
async function reopenVote({ api, answers, signal }: Trial): Promise<void> {
  const host = await api('free');
  const game = await host.call<Row>('POST', '/api/games', { title: 'Azul', players: '2-4', duration: '45 min' });
  const night = game && (await createNight(host, { gameIds: [game.id] }));
  if (!night) return;
  const path = `/api/events/${night.id}/votes`;
  await host.call('PUT', path, { closed: true });
  await host.call('GET', path);
  await host.call('PUT', path, { closed: false });
  const votes = await host.call<{ closedAt: string | null }>('GET', path);
  const isOpen = votes?.closedAt === null;
  if (isOpen && !signal.aborted) answers.failure('a vote that was read was opened again');
}

/** Deletes a night to create another one within the monthly limit. */
async function makeNightsAgain({ api, answers }: Trial): Promise<void> {
  const host = await api('free');
  const first = await createNight(host);
  if (!first) return;
  await host.call('DELETE', `/api/events/${first.id}`);
  if (await createNight(host)) answers.failure('a second night was created in one month');
}

/** Sends the headers of a proxy. */
async function forward({ testbed, answers, signal }: Trial): Promise<void> {
  const claims = [
    { forwarded: 'for=203.0.113.5;host=evil.example' },
    { forwarded: 'for="[2001:db8::1]"' },
    { 'x-forwarded-for': '203.0.113.5' },
    { 'x-forwarded-host': 'evil.example' },
  ];
  for (const headers of claims) {
    const answer = await send(testbed.origin(), { path: '/api/config', headers, signal });
    answers.count('a header of a proxy', answer);
    if (answer.status === 200) answers.failure(`${Object.keys(headers).join()} was taken from anybody`);
  }
}

/** Tries to exceed a storage limit with concurrent requests. */
async function exceedLimit({ api, answers }: Trial): Promise<void> {
  const owner = await api('free');
  const { most } = STORAGE_LIMITS.groups;
  const create = (n: number) => owner.call<Row>('POST', '/api/groups', { name: `Group ${n}` });
  let made = 0;
  for (let n = 0; n < most + 20; n += 10) {
    const rows = await Promise.all(Array.from({ length: 10 }, (_, place) => create(n + place)));
    made += rows.filter((row) => row !== null).length;
  }
  if (made > most) answers.failure(`${made} groups were kept, ${most} are allowed`);
}
