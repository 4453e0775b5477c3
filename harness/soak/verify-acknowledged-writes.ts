import type { SoakOwner } from './owner.ts';

interface Found {
  acknowledged: number;
  missing: number;
  doubled: number;
}

/** Counts the acknowledged writes, and those that are missing, different or duplicated. */
export async function verifyAcknowledgedWrites(owners: readonly SoakOwner[]): Promise<Record<string, Found>> {
  const all: Record<string, Found> = {};
  for (const owner of owners)
    for (const [kind, found] of Object.entries(await verifyOwner(owner))) {
      const sum = (all[kind] ??= { acknowledged: 0, missing: 0, doubled: 0 });
      for (const key of ['acknowledged', 'missing', 'doubled'] as const) sum[key] += found[key];
    }
  return all;
}

async function verifyOwner({ caller, ledger }: SoakOwner): Promise<Record<string, Found>> {
  const read = async <T>(path: string) => (await caller.until('GET', path)).body as T;
  const session = (await caller.until('GET', '/api/auth/user', { expects: [401] })).status;
  const games = await read<{ title: string; rating: number | null }[]>('/api/games');
  const plays = await read<{ notes: string | null }[]>('/api/game-sessions');
  const events = await read<{ id: number; title: string }[]>('/api/events');
  const ratings = [...ledger.games].filter(([, { rating }]) => rating !== null);
  const answers: Found = { acknowledged: 0, missing: 0, doubled: 0 };
  for (const { id, guests } of ledger.nights.values()) {
    const list = await read<{ email: string; status: string }[]>(`/api/events/${id}/attendees`);
    answers.acknowledged += guests.size;
    answers.doubled += list.length - new Set(list.map(({ email }) => email)).size;
    for (const [email, { status }] of guests)
      answers.missing += Number(list.find((one) => one.email === email)?.status !== status);
  }
  return {
    sessions: { acknowledged: 1, missing: Number(session !== 200), doubled: 0 },
    games: compare(
      [...ledger.games.keys()],
      games.map(({ title }) => title),
    ),
    ratings: compare(
      ratings.map(([title, { rating }]) => `${title} ${rating}`),
      games.map(({ title, rating }) => `${title} ${rating}`),
    ),
    plays: compare(
      [...ledger.plays],
      plays.map(({ notes }) => String(notes)),
    ),
    nights: compare(
      [...ledger.nights.keys()],
      events.map(({ title }) => title),
    ),
    'guests and their last answers': answers,
  };
}

function compare(acknowledged: readonly string[], there: readonly string[]): Found {
  const counts = new Map<string, number>();
  for (const one of there) counts.set(one, (counts.get(one) ?? 0) + 1);
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((one) => !counts.has(one)).length,
    doubled: acknowledged.filter((one) => (counts.get(one) ?? 0) > 1).length,
  };
}
