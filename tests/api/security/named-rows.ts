import { randomUUID } from 'node:crypto';
import { aLoan } from '#tests/support/rows/a-loan.ts';
import { anEntry, ROUNDS } from '#tests/support/rows/a-pad.ts';
import { SLACK_CHANNEL } from '#tests/support/rows/channels.ts';
import { eventPayload } from '#tests/support/rows/event-payloads.ts';
import { NAMED_BY_CHALLENGES } from './named-rows-of-challenges.ts';
import type { Naming } from './naming.ts';
import type { Rows } from './rows-of-person.ts';

const PLAY = { players: '["Tom"]', scores: '[1]' };

const playOf = (gameId: number | string) => ({ ...PLAY, key: 'first', gameTitle: 'Heat', gameId });
const restoreValues = (games: object) => ({ kind: 'put_back', list: 'owned', games: [games] });
const had = { states: [], wishPriority: null };
const asking = (part: string, lead = '') =>
  [
    'game' as const,
    (own: Rows, named: number | string) => `/api/events/${own.night}/evening?${part}=${lead}${named}`,
  ] satisfies Naming;
const forOther = (path: string, body?: object): Naming => {
  const pathOf = (_own: Rows, named: number | string) => `${path}?for=${named}`;
  return body ? ['account', pathOf, () => body] : ['account', pathOf];
};

const cupOf = (night: number) => `/api/events/${night}/tournament`;

/** Every field of a body or query that names a row, by its contract. */
export const NAMED: Record<string, Naming> = {
  ...NAMED_BY_CHALLENGES,
  'POST /api/export/collection.csv ids': ['game', () => '/api/export/collection.csv', (id) => ({ ids: [id] })],
  'PATCH /api/games/:id tagIds': ['tag', (own) => `/api/games/${own.game}`, (id) => ({ tagIds: [id] })],
  'PATCH /api/games/:id parentGameId': [
    'game',
    (own) => `/api/games/${own.expansion}`,
    (id) => ({ isExpansion: true, parentGameId: id }),
  ],
  'POST /api/games/changes ids': [
    'game',
    () => '/api/games/changes',
    (id) => ({ ids: [id], change: { kind: 'remove' } }),
  ],
  'POST /api/games/changes change.add': [
    'tag',
    () => '/api/games/changes',
    (id, own) => ({ ids: [own.game], change: { kind: 'tags', add: [id], remove: [] } }),
  ],
  'POST /api/games/changes change.remove': [
    'tag',
    () => '/api/games/changes',
    (id, own) => ({ ids: [own.game], change: { kind: 'tags', add: [], remove: [id] } }),
  ],
  'POST /api/games/changes change.games.id': [
    'game',
    () => '/api/games/changes',
    (id) => ({ ids: [id], change: restoreValues({ id, ...had, tagIds: [] }) }),
  ],
  'POST /api/games/changes change.games.tagIds': [
    'tag',
    () => '/api/games/changes',
    (id, own) => ({ ids: [own.game], change: restoreValues({ id: own.game, ...had, tagIds: [id] }) }),
  ],
  'POST /api/games/:id/loans copyId': [
    'copy',
    (own) => `/api/games/${own.game}/loans`,
    (copyId) => ({ ...aLoan(), copyId }),
  ],
  'POST /api/people/:id/merge otherId': [
    'person',
    (own) => `/api/people/${own.otherPerson}/merge`,
    (otherId) => ({ otherId }),
  ],
  'POST /api/games/:id/sessions idempotencyKey': [
    'playKey',
    (own) => `/api/games/${own.game}/sessions`,
    (idempotencyKey) => ({ ...PLAY, idempotencyKey }),
  ],
  'POST /api/game-sessions idempotencyKey': [
    'playKey',
    () => '/api/game-sessions',
    (idempotencyKey) => ({ ...PLAY, gameTitle: 'Heat', idempotencyKey }),
  ],
  'POST /api/score-pads gameId': [
    'game',
    () => '/api/score-pads',
    (gameId) => ({ key: randomUUID(), gameId, gameTitle: 'Heat', sheet: ROUNDS }),
  ],
  'POST /api/score-pads key': [
    'padKey',
    () => '/api/score-pads',
    (key) => ({ key, gameId: null, gameTitle: 'Heat', sheet: ROUNDS }),
  ],
  'POST /api/score-pads/:code/entries entries.key': [
    'entryKey',
    (own) => `/api/score-pads/${own.pad}/entries`,
    (key) => ({
      after: 0,
      entries: [anEntry({ kind: 'player', player: 'player-a', name: 'Tim' }, { key: String(key) })],
    }),
  ],
  'PUT /api/games/:id/outcomes ids': [
    'play',
    (own) => `/api/games/${own.game}/outcomes`,
    (id) => ({ from: 'highest', to: 'lowest', ids: [id] }),
  ],
  'PUT /api/saved-views/order ids': ['view', () => '/api/saved-views/order', (id) => ({ ids: [id] })],
  'POST /api/events gameIds': [
    'game',
    () => '/api/events',
    (id) => eventPayload({ hostEmail: 'bea@example.org', gameIds: [id] }),
  ],
  'POST /api/events/preview gameIds': [
    'game',
    () => '/api/events/preview',
    (id) => eventPayload({ hostEmail: 'bea@example.org', gameIds: [id] }),
  ],
  'POST /api/events groupId': [
    'group',
    () => '/api/events',
    (groupId) => eventPayload({ hostEmail: 'bea@example.org', groupId }),
  ],
  'POST /api/events/preview groupId': [
    'group',
    () => '/api/events/preview',
    (groupId) => eventPayload({ hostEmail: 'bea@example.org', groupId }),
  ],
  'PATCH /api/events/:id groupId': ['group', (own) => `/api/events/${own.night}`, (groupId) => ({ groupId })],
  'POST /api/templates groupId': ['group', () => '/api/templates', (groupId) => ({ name: 'Sundays', groupId })],
  'PATCH /api/templates/:id groupId': ['group', (own) => `/api/templates/${own.template}`, (groupId) => ({ groupId })],
  'POST /api/channels groupId': ['group', () => '/api/channels', (groupId) => ({ ...SLACK_CHANNEL, groupId })],
  'PATCH /api/channels/:id groupId': ['group', (own) => `/api/channels/${own.channel}`, (groupId) => ({ groupId })],
  'POST /api/events idempotencyKey': [
    'nightKey',
    () => '/api/events',
    (idempotencyKey) => eventPayload({ hostEmail: 'bea@example.org', idempotencyKey }),
  ],
  'POST /api/events/:id/duplicate idempotencyKey': [
    'nightKey',
    (own) => `/api/events/${own.night}/duplicate`,
    (idempotencyKey) => ({ date: '2999-06-07T18:00:00Z', idempotencyKey }),
  ],
  'POST /api/events/:id/messages idempotencyKey': [
    'messageKey',
    (own) => `/api/events/${own.told}/messages`,
    (idempotencyKey) => ({ audience: 'coming', text: 'Bring slippers', idempotencyKey }),
  ],
  'POST /api/templates idempotencyKey': [
    'templateKey',
    () => '/api/templates',
    (idempotencyKey) => ({ name: 'Fridays', idempotencyKey }),
  ],
  'POST /api/events/:id/template idempotencyKey': [
    'templateKey',
    (own) => `/api/events/${own.night}/template`,
    (idempotencyKey) => ({ idempotencyKey }),
  ],
  'POST /api/templates/:id/use idempotencyKey': [
    'nightKey',
    (own) => `/api/templates/${own.template}/use`,
    (idempotencyKey) => ({ date: '2999-06-07T18:00:00Z', idempotencyKey }),
  ],
  'POST /api/groups idempotencyKey': [
    'groupKey',
    () => '/api/groups',
    (idempotencyKey) => ({ name: 'Friday crew', idempotencyKey }),
  ],
  'POST /api/shared/:shareId/comments idempotencyKey': [
    'commentKey',
    (own) => `/api/shared/${own.share}/comments`,
    (idempotencyKey) => ({ text: 'Nice shelf', idempotencyKey }),
  ],
  'POST /api/events/:id/games gameId': ['game', (own) => `/api/events/${own.night}/games`, (gameId) => ({ gameId })],
  'POST /api/events/:id/games/add gameIds': [
    'game',
    (own) => `/api/events/${own.night}/games/add`,
    (id) => ({ gameIds: [id] }),
  ],
  'PUT /api/events/:id/games gameIds': ['game', (own) => `/api/events/${own.night}/games`, (id) => ({ gameIds: [id] })],
  'PUT /api/events/:id/games plan.gameId': [
    'game',
    (own) => `/api/events/${own.night}/games`,
    (gameId, own) => ({ gameIds: [own.game], plan: [{ gameId, startsAfter: 0 }] }),
  ],
  'PUT /api/events/:id/date-poll/answers answers.optionId': [
    'option',
    (own) => `/api/events/${own.poll}/date-poll/answers`,
    (optionId) => ({ answers: [{ optionId, answer: 'yes' }] }),
  ],
  'PUT /api/events/:id/date-poll/answers attendeeId': [
    'pollGuest',
    (own) => `/api/events/${own.poll}/date-poll/answers`,
    (attendeeId, { option }) => ({ attendeeId, answers: [{ optionId: option, answer: 'yes' }] }),
  ],
  'PATCH /api/events/:id/date-poll/pins attendeeIds': [
    'pollGuest',
    (own) => `/api/events/${own.poll}/date-poll/pins`,
    (id) => ({ attendeeIds: [id] }),
  ],
  'PATCH /api/events/:id/date-poll/pins gameIds': [
    'game',
    (own) => `/api/events/${own.poll}/date-poll/pins`,
    (id) => ({ gameIds: [id] }),
  ],
  'PATCH /api/events/:id/date-poll/pins proposalIds': [
    'proposal',
    (own) => `/api/events/${own.poll}/date-poll/pins`,
    (id) => ({ proposalIds: [Math.abs(Number(id))] }),
  ],
  'POST /api/events/:id/date-poll/settle optionId': [
    'option',
    (own) => `/api/events/${own.poll}/date-poll/settle`,
    (optionId) => ({ optionId }),
  ],
  'PUT /api/events/:id/tournament gameId': [
    'game',
    (own) => cupOf(own.cupToCome),
    (gameId) => ({ format: 'swiss', gameId, players: [{ name: 'Ana' }, { name: 'Ben' }] }),
  ],
  'PUT /api/events/:id/tournament players.attendeeId': [
    'cupToComeGuest',
    (own) => cupOf(own.cupToCome),
    (attendeeId) => ({ format: 'swiss', players: [{ attendeeId }, { name: 'Ben' }] }),
  ],
  'PATCH /api/events/:id/tournament gameId': ['game', (own) => cupOf(own.cup), (gameId) => ({ gameId })],
  'POST /api/events/:id/tournament/players attendeeId': [
    'cupGuest',
    (own) => `${cupOf(own.cup)}/players`,
    (attendeeId) => ({ attendeeId }),
  ],
  'PATCH /api/events/:id/tournament/players playerId': [
    'cupPlayer',
    (own) => `${cupOf(own.cup)}/players`,
    (playerId) => ({ playerId, isWithdrawn: true }),
  ],
  'PUT /api/events/:id/tournament/results matchId': [
    'cupMatch',
    (own) => `${cupOf(own.cup)}/results`,
    (id) => ({ matchId: id, result: 'first' }),
  ],
  'POST /api/events/:id/tournament/plays matchId': [
    'cupMatch',
    (own) => `${cupOf(own.cup)}/plays`,
    (id) => ({ matchId: id }),
  ],
  'POST /api/events/:id/wrap-up came': [
    'overGuest',
    (own) => `/api/events/${own.over}/wrap-up`,
    (id) => ({ came: [id], plays: [], sendsResults: true }),
  ],
  'POST /api/events/:id/wrap-up plays.gameId': [
    'game',
    (own) => `/api/events/${own.over}/wrap-up`,
    (id) => ({ came: [], plays: [playOf(id)] }),
  ],
  'POST /api/events/:id/wrap-up plays.key': [
    'playKey',
    (own) => `/api/events/${own.over}/wrap-up`,
    (key, own) => ({ came: [], plays: [{ ...playOf(own.game), key }] }),
  ],
  'POST /api/templates gameIds': ['game', () => '/api/templates', (id) => ({ name: 'Sundays', gameIds: [id] })],
  'PATCH /api/templates/:id gameIds': ['game', (own) => `/api/templates/${own.template}`, (id) => ({ gameIds: [id] })],
  'PUT /api/attendees/:id/ballot approves': [
    'proposal',
    (own) => `/api/attendees/${own.host}/ballot`,
    (id) => ({ approves: [id], veto: null, teaches: [] }),
  ],
  'PUT /api/attendees/:id/ballot veto': [
    'game',
    (own) => `/api/attendees/${own.host}/ballot`,
    (id) => ({ approves: [], veto: id, teaches: [] }),
  ],
  'PUT /api/attendees/:id/ballot teaches': [
    'game',
    (own) => `/api/attendees/${own.host}/ballot`,
    (id) => ({ approves: [], veto: null, teaches: [id] }),
  ],
  'GET /api/events/:id/evening kept': asking('kept'),
  'GET /api/events/:id/evening passed': asking('passed'),
  'GET /api/events/:id/evening first': ['guest', (own, id) => `/api/events/${own.night}/evening?first=${id}`],
  'GET /api/events/:id/evening second': ['guest', (own, id) => `/api/events/${own.night}/evening?second=${id}`],
  'GET /api/events/:id/evening firstGame': asking('firstGame'),
  'GET /api/events/:id/evening secondGame': asking('secondGame'),
  'GET /api/games for': forOther('/api/games'),
  'GET /api/events for': forOther('/api/events'),
  'POST /api/events for': forOther('/api/events', eventPayload()),
  'POST /api/events/preview for': forOther('/api/events/preview', eventPayload()),
  'GET /api/recent-guests for': forOther('/api/recent-guests'),
  'GET /api/groups for': forOther('/api/groups'),
  'POST /api/groups for': forOther('/api/groups', { name: 'Fridays' }),
  'GET /api/channels for': forOther('/api/channels'),
  'POST /api/channels for': forOther('/api/channels', SLACK_CHANNEL),
  'GET /api/templates for': forOther('/api/templates'),
  'POST /api/templates for': forOther('/api/templates', { name: 'Sundays' }),
  'GET /api/night-plays for': forOther('/api/night-plays'),
  'GET /api/event-analytics for': forOther('/api/event-analytics'),
};
