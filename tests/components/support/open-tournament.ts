import { page } from 'vitest/browser';
import { listEventGames } from '#shared/nights/events-contract.ts';
import * as contracts from '#shared/tournaments/tournament-contract.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { answer, type Answered, sentChanges } from './answers.ts';
import { openNight } from './open-night.ts';

const PRIYA = anAttendee({ id: 2, name: 'Priya', email: 'priya@example.org', status: 'accepted' });
const BEN = anAttendee({ id: 3, name: 'Ben', email: 'ben@example.org', status: 'maybe' });

/** The page of a tournament's night. */
export const openTournament = (tournament: Tournament | null, ...answers: Answered[]) =>
  openNight(
    { eventType: 'tournament' },
    [PRIYA, BEN],
    answer(contracts.getTournament, tournament),
    answer(listEventGames, [
      { id: 7, title: 'Azul', players: '2-4', duration: '45', category: 'abstract', imageUrl: null },
    ]),
    ...answers,
  );
/** The button of this whole name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The bodies of these requests, in their order. */
export const sentTo = (call: string) => sentChanges().flatMap((one) => (one.call === call ? [one.body] : []));
