import type { Contract } from '#shared/contract/contract.ts';
import { NO_TUNING } from '#shared/shapes/recommendation-tuning.ts';
import { aLoan } from '../rows/a-loan.ts';
import { aSubscription } from '../rows/notices.ts';
import { SLACK_CHANNEL } from '../rows/channels.ts';
import { scoreEntry } from '../rows/a-pad.ts';
import { PICK } from '../rows/a-pick.ts';
import { aChallenge } from '../rows/a-challenge.ts';
import { aSheet } from '../rows/a-sheet.ts';
import { aStory } from '../rows/story-payloads.ts';

const VERSION = { updatedAt: '2026-01-01T00:00:00.000Z' };

/** Bodies for endpoints that refuse an empty body before the id is checked. */
const VALID_BODIES: Record<string, object> = {
  messages: { audience: 'coming', text: 'Bring slippers' },
  tuning: NO_TUNING,
  rate: { rating: 1 },
  add: { isWishlist: false, gameIds: [1] },
  sessions: { players: '["Ana"]', scores: '[1]' },
  people: { name: 'Tim', confirm: 'ana@example.org' },
  plan: { plan: 'premium', until: null },
  disabled: { disabled: true },
  'sign-up-links': { uses: 1, days: 7 },
  closed: { closed: true },
  merge: { otherId: 999_999_999 },
  split: { spellings: ['tim'] },
  outcomes: { from: 'highest', to: 'lowest' },
  games: { title: 'Azul', gameId: 1, gameIds: [] },
  events: { title: 'Azul night' },
  preview: { title: 'Azul night', date: '2030-05-03T18:00:00Z', hostEmail: 'ana@example.org' },
  'date-poll': { showsGames: true },
  answers: { answers: [] },
  pins: { gameIds: [] },
  settle: { optionId: 1 },
  duplicate: { date: '2030-05-03T18:00:00Z' },
  'wrap-up': { came: [], plays: [] },
  groups: { name: 'Fridays' },
  awards: {
    year: 2026,
    titles: [{ title: 'Game of the year', about: 'game' }],
    games: ['Azul', 'Brass'],
    people: [],
  },
  ladder: { isOn: true },
  seats: { seat: 1, isOff: true },
  memberships: { sharesShelf: true },
  'join-link': { state: 'on' },
  attendees: { attendees: [{ email: 'bea@example.org' }], name: 'Bea' },
  status: { status: 'accepted' },
  votes: { closed: true },
  tournament: { format: 'swiss', players: [{ name: 'Ana' }, { name: 'Ben' }], guestsReport: true },
  players: { name: 'Cem', playerId: 1, isWithdrawn: true },
  rounds: { round: 1 },
  undo: { round: 1 },
  results: { matchId: 1, result: 'first' },
  plays: { matchId: 1 },
  ballot: { approves: [], veto: null, teaches: [] },
  proposals: { title: 'Root' },
  link: { renew: true },
  'staff-picks': { ...PICK, ...VERSION },
  retired: { ...VERSION, retired: true },
  move: { to: 'later' },
  templates: { name: 'Fridays' },
  use: { date: '2030-05-03T18:00:00Z' },
  skip: { date: '2030-05-03' },
  'shared-collections': { title: 'Shelf' },
  'shared-stories': { ...aStory(), subject: 'me', range: '2026' },
  comments: { text: 'Lovely' },
  'saved-views': { name: 'Short', query: 'minutes=30' },
  order: { ids: [1] },
  channels: SLACK_CHANNEL,
  'notice-devices': {
    ...aSubscription(),
    kinds: ['answers'],
    alsoMailed: false,
    quiet: { from: 1320, until: 480 },
    timeZone: 'Europe/Berlin',
  },
  copies: { place: 'Attic' },
  tokens: { name: 'Kitchen', scope: 'read', days: 30 },
  passkeys: { name: 'My key', credential: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
  tags: { name: 'Attic' },
  loans: aLoan(),
  return: { on: '2026-11-25' },
  challenges: { ...aChallenge(), isArchived: false },
  'score-sheets': aSheet(),
  entries: { after: 0, entries: [scoreEntry('player-ana', 'round-1', 5)] },
  finish: { duration: null, notes: null },
};

/** A request that the contract accepts, for endpoints that take a body. */
export function withValidBody(contract: Contract): RequestInit {
  if (contract.body === undefined) return {};
  const body = VALID_BODIES[contract.path.split('/').findLast((part) => !part.startsWith(':')) ?? ''];
  return body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
}
