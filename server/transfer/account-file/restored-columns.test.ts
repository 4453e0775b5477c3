import { expect, test } from 'vitest';
import type { ImportedPlay } from '#shared/schema/imported-play.ts';
import * as columns from './file-columns.ts';
import * as nights from './file-night-schema.ts';
import * as schema from './file-schema.ts';

/** What wraps a schema: defaults, lists and refinements. */
interface Wrapped {
  shape?: Record<string, object>;
  element?: object;
  in?: object;
  unwrap?: () => object;
}

/** The fields of an entry, looked for below what wraps it. */
const shapeOf = (schemaOfEntry: object | undefined): Record<string, object> => {
  if (!schemaOfEntry) throw new Error('there is no such schema');
  const wrapped: Wrapped = schemaOfEntry;
  return wrapped.shape ?? shapeOf(wrapped.element ?? wrapped.in ?? wrapped.unwrap?.());
};

const night = shapeOf(nights.night);
const attendee = shapeOf(night.attendees);
const datePoll = shapeOf(night.datePoll);
const tournament = shapeOf(night.tournament);

const PARENT = 'says where it belongs, which its place in the file says';
const NEW_ID = 'is given anew, and nothing in the file refers to it';
const MARKED = 'is told by `isSet` of the date';
const ACCOUNT = 'stays that of the account into which the file is restored';

/** The columns of each part of the file, its schema when it is restored, and what is not restored, with the reason. */
const PARTS: Record<string, { columns: object; schema: object; notRestored?: Record<string, string> }> = {
  profile: {
    columns: columns.PROFILE,
    schema: shapeOf(schema.profile),
    notRestored: {
      email: ACCOUNT,
      username: ACCOUNT,
      createdAt: ACCOUNT,
      profileImageUrl: 'is restored as `picture`',
    },
  },
  tags: { columns: columns.TAG, schema: shapeOf(schema.tag) },
  savedViews: { columns: columns.SAVED_VIEW, schema: shapeOf(schema.savedView) },
  games: { columns: columns.GAME, schema: shapeOf(schema.game) },
  copies: { columns: columns.COPY, schema: shapeOf(schema.copy) },
  plays: { columns: columns.PLAY, schema: shapeOf(schema.play) },
  templates: { columns: columns.TEMPLATE, schema: shapeOf(nights.template) },
  nights: { columns: columns.NIGHT, schema: night, notRestored: { id: NEW_ID } },
  'plays of a night': {
    columns: columns.NIGHT_PLAY,
    schema: {},
    notRestored: { id: 'is in `playIds` of the night', eventId: PARENT },
  },
  'games of a night': { columns: columns.NIGHT_GAME, schema: shapeOf(night.games), notRestored: { eventId: PARENT } },
  messages: { columns: columns.NIGHT_MESSAGE, schema: shapeOf(night.messages), notRestored: { eventId: PARENT } },
  'date polls': {
    columns: columns.DATE_POLL,
    schema: datePoll,
    notRestored: { eventId: PARENT, settledOptionId: MARKED },
  },
  dates: {
    columns: columns.DATE_OPTION,
    schema: shapeOf(datePoll.options),
    notRestored: { id: 'is replaced by its moment, to which answers refer', eventId: PARENT },
  },
  'answers to dates': {
    columns: columns.DATE_ANSWER,
    schema: shapeOf(attendee.dateAnswers),
    notRestored: { optionId: 'is replaced by `startsAt`', attendeeId: PARENT },
  },
  attendees: { columns: columns.ATTENDEE, schema: attendee, notRestored: { id: NEW_ID, eventId: PARENT } },
  answers: { columns: columns.ANSWER, schema: shapeOf(attendee.answers), notRestored: { attendeeId: PARENT } },
  proposals: { columns: columns.PROPOSAL, schema: shapeOf(attendee.proposals), notRestored: { attendeeId: PARENT } },
  votes: { columns: columns.VOTE, schema: shapeOf(attendee.votes), notRestored: { attendeeId: PARENT } },
  comments: { columns: columns.NIGHT_COMMENT, schema: shapeOf(attendee.comments), notRestored: { attendeeId: PARENT } },
  tournaments: { columns: columns.TOURNAMENT, schema: tournament, notRestored: { eventId: PARENT } },
  'players of a tournament': {
    columns: columns.TOURNAMENT_PLAYER,
    schema: shapeOf(tournament.players),
    notRestored: { eventId: PARENT, attendeeId: 'is replaced by `email`' },
  },
  'matches of a tournament': {
    columns: columns.TOURNAMENT_MATCH,
    schema: shapeOf(tournament.matches),
    notRestored: { eventId: PARENT },
  },
  recommendations: { columns: columns.RECOMMENDATION, schema: shapeOf(schema.recommendation) },
  dismissals: { columns: columns.DISMISSAL, schema: shapeOf(schema.dismissal) },
  'shared collections': {
    columns: columns.SHARED_COLLECTION,
    schema: shapeOf(schema.sharedCollection),
    notRestored: { shareId: 'is the address of one page on one server' },
  },
  'shared stories': {
    columns: columns.SHARED_STORY,
    schema: shapeOf(schema.sharedStory),
    notRestored: { shareId: 'is the address of one page on one server' },
  },
  groups: { columns: columns.GROUP, schema: shapeOf(schema.group) },
  awards: { columns: columns.AWARDS, schema: shapeOf(schema.awards), notRestored: { groupId: PARENT } },
  members: {
    columns: columns.MEMBER,
    schema: shapeOf(shapeOf(schema.group).members),
    notRestored: { groupId: PARENT },
  },
  challenges: { columns: columns.CHALLENGE, schema: shapeOf(schema.challenge) },
  'score sheets': { columns: columns.SCORE_SHEET, schema: shapeOf(schema.scoreSheet) },
  loans: { columns: columns.LOAN, schema: shapeOf(schema.loan) },
  'addresses without mail': { columns: columns.OPT_OUT, schema: shapeOf(schema.optOut) },
};

/** For reading only. */
const HISTORY = [
  columns.IMPORT,
  columns.MAIL,
  columns.OWN_ANSWER,
  columns.OWN_MEMBERSHIP,
  columns.HOST,
  columns.OWN_COMMENT,
];

test.each(Object.entries(PARTS))(
  'every exported column of %s is restored, or listed with its reason',
  (_name, part) => {
    const missing = Object.keys(part.columns).filter((column) => !(column in part.schema));
    expect(missing.toSorted()).toEqual(Object.keys(part.notRestored ?? {}).toSorted());
  },
);

/** The facts of a play in its last import; one that is missing here does not compile. */
const IMPORTED_PLAY = {
  sourceId: true,
  gameTitle: true,
  bggId: true,
  playedAt: true,
  players: true,
  scores: true,
  winner: true,
  notes: true,
  duration: true,
  outcome: true,
  outcomeGuessed: true,
  seats: true,
  place: true,
  expansions: true,
  anonymous: true,
  isIgnored: true,
  modifiedAt: true,
  kept: true,
} satisfies Record<keyof ImportedPlay, true>;

test('everything that the last import said of a play is restored', () => {
  const imported = shapeOf(shapeOf(schema.play).imported);
  expect(Object.keys(imported).toSorted()).toEqual(Object.keys(IMPORTED_PLAY).toSorted());
});

test('every part of the file is restored or history', () => {
  const known = new Set<object>([...Object.values(PARTS).map((part) => part.columns), ...HISTORY]);
  const unknown = Object.entries(columns).filter(([, part]) => !known.has(part));
  expect(unknown.map(([name]) => name)).toEqual([]);
});
