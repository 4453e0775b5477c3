import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { type PlannedEvening, planEvening } from '#shared/evening/evening-contract.ts';
import { type Event, listEventGames } from '#shared/nights/events-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { getJoinLink } from '#shared/nights/join-links-contract.ts';
import { listMessages } from '#shared/nights/night-messages-contract.ts';
import { getVotes, type Votes } from '#shared/nights/votes-contract.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { SHELF } from './a-full-collection.ts';
import { answer, type Answered } from './answers.ts';
import { openNight } from './open-night.ts';

const INVITED = new Date('2026-01-01T00:00:00Z');
const COMING = ['Priya', 'Jonas', 'Tom', 'Elif', 'Noor'];
const FIRST_GUEST = 2;
/** The host and those who come, as plays name them. */
export const NIGHT_PLAYERS = ['Maya', ...COMING];

/** Six guests, of whom five come, one with a friend; one waits for the babysitter. */
export const SIX_GUESTS: readonly Attendee[] = [...COMING, 'Bartholomew-Alexander Achterberg'].map((name, n) =>
  anAttendee({
    id: FIRST_GUEST + n,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@a-rather-long-domain.example.org`,
    status: n < COMING.length ? 'accepted' : 'maybe',
    respondedAt: INVITED,
    invitedAt: INVITED,
    toInvite: false,
    partySize: n === 1 ? 2 : 1,
    companions: n === 1 ? ['Wu'] : [],
    arrival: n === 1 ? 'at 20:00' : null,
    brings: n === 1 ? 'crisps and the good dice' : null,
    guestNote: n === COMING.length ? 'Depends on the babysitter.' : null,
    attendeeNotes: n === 0 ? 'Vegetarian. Knows the rules of Heat.' : null,
  }),
);

/** A game of the collection as a night lists it. */
export const asNightGame = ({ id, title, players, duration, category }: Game) => ({
  id,
  title,
  players,
  duration,
  category,
  imageUrl: null,
});

const GAMES = [14, 4, 16, 20].flatMap((id) => SHELF.find((game) => game.id === id) ?? []).map(asNightGame);
const BROUGHT = { players: '2-12', duration: null, category: null, imageUrl: null };
const VOTED = { approvals: 3, teachers: 1, vetoes: 0, names: null };

const votedGames: Votes['games'] = [
  ...GAMES.map(({ id, ...game }, n) => ({
    ...game,
    number: id,
    broughtBy: null,
    ...VOTED,
    approvals: 4 - n,
    vetoes: n === 3 ? 1 : 0,
  })),
  { ...BROUGHT, number: -1, title: 'Wavelength', broughtBy: 'Elif', ...VOTED, approvals: 1 },
  { ...BROUGHT, number: -2, title: 'The one from the flea market', broughtBy: 'Noor', ...VOTED, approvals: 0 },
];

/** Most have voted on four games of the host, and on two that guests bring. */
export const OPEN_VOTE: Votes = {
  closedAt: null,
  mayVote: 7,
  voted: 4,
  heavier: ['One vote counts half as much again: none of their games was played the last two times.'],
  unvoted: { guests: 3, lastAskedAt: null, askableFrom: new Date(0) },
  games: votedGames,
};

/** The same with names. */
export const CLOSED_VOTE: Votes = {
  ...OPEN_VOTE,
  closedAt: INVITED,
  heavier: ['Tom’s vote counts half as much again: none of his games was played the last two times.'],
  games: votedGames.map((game) => ({
    ...game,
    names: { approvedBy: COMING.slice(0, game.approvals), teachers: ['Jonas'], vetoedBy: game.vetoes ? ['Tom'] : [] },
  })),
};

const parts = GAMES.map(({ id, title, category }, n) => ({
  game: { number: id, title, category, imageUrl: null, source: 'host_shelf' as const, ofNight: true },
  minutes: 60,
  explained: 12,
  teacher: n === 0 ? 'Jonas' : null,
  explaining: n === 0 ? 'Jonas can teach it in 12 minutes' : null,
  reasons: ['Best with 6.', 'Four of you want it.'],
}));
const people = ['Maya Linden', ...COMING].map((name, n) => ({
  id: n + 1,
  name,
  heads: n === 2 ? 2 : 1,
  companions: n === 2 ? ['Wu'] : [],
  answer: 'accepted' as const,
}));
const idsOf = (from: number, to?: number) => people.slice(from, to).map(({ id }) => id);

/** Three games for seven, one in reserve, and two tables beside them. */
const EVENING: PlannedEvening = {
  heads: 7,
  maybeHeads: 1,
  minutes: 240,
  people,
  games: 24,
  ofNight: 6,
  unknown: ['The one from the flea market'],
  away: ['Brass: Birmingham is with Ben until Sunday'],
  saved: [],
  lineUp: {
    fits: true,
    games: parts.slice(0, 3).map((part, n) => ({
      ...part,
      role: (['opener', 'main', 'closer'] as const)[n] ?? 'main',
      startsAfter: n * 60,
    })),
    minutes: 180,
    minutesLeft: 60,
    missing: 'There is an hour left, and no game for seven that fits it.',
    reserve: parts.slice(3).map((part) => ({ ...part, replaces: [4] })),
    hasOthers: true,
    served: { count: 5, of: 6 },
  },
  tables: {
    words: 'At two tables all six get a game they voted for, at one table five do.',
    isBetter: false,
    one: null,
    two: {
      minutes: 60,
      explaining: 'You explain Azul first, then Brass, which begins 15 minutes later.',
      tables: parts.slice(0, 2).map((part, n) => ({
        ...part,
        people: n === 0 ? idsOf(0, 3) : idsOf(3),
        second: n === 0 ? (parts[2] ?? null) : null,
      })),
    },
  },
};

/** Shows the page of a night with games, votes, messages, a link to join by, and a plan for the evening. */
export function openFullNight(facts: Partial<Event> = {}, guests = SIX_GUESTS, ...answers: Answered[]): void {
  openNight(
    {
      description: 'Soup at seven, first game by half past.\nTwo tables if more than six come.',
      location: '14 Linden Row, top bell',
      customMessage: 'Bring slippers, the floor is cold.',
      timeZone: 'Pacific/Auckland',
      heads: 7,
      maxAttendees: 8,
      ...facts,
    },
    [...guests],
    answer(listEventGames, GAMES),
    answer(getVotes, OPEN_VOTE),
    answer(planEvening, EVENING),
    answer(getJoinLink, { url: 'https://games.example.org/join/AAAAAAAAAAAAAAAAAAAAAA' }),
    answer(listMessages, [
      { id: 1, audience: 'coming', text: 'The bell is broken: call when you are there.', createdAt: INVITED },
    ]),
    ...answers,
  );
}
