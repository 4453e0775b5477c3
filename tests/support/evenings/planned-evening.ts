import { expect } from 'vitest';
import { planEvening } from '#shared/evening/evening-contract.ts';
import type { Person } from '../server/owners.ts';

type Wishes = Record<string, string>;

export const plan = async (host: Person, eventId: number, query: Wishes = {}) =>
  host.call(planEvening, { params: { id: eventId }, query });

/** The plan of an evening, which is not refused. */
export async function planned(host: Person, eventId: number, query: Wishes = {}) {
  const { status, body } = await plan(host, eventId, query);
  expect(status).toBe(200);
  return body;
}

export const titlesOf = ({ lineUp }: Awaited<ReturnType<typeof planned>>) =>
  lineUp.fits ? lineUp.games.map(({ game }) => game.title) : [];
