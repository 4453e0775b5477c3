import type { MergedPlay } from '#shared/schema/imported-play.ts';
import { nameKey } from '#shared/text/person-name.ts';
import type { Seat } from './seat.ts';
import { t } from '#shared/words/words.ts';

/** Kinds of detail of a play that a file can leave empty. */
export const DETAIL_KINDS = [
  'notes',
  'durations',
  'places',
  'expansions',
  'players',
  'scores',
  'winners',
  'ranks',
  'teams',
  'roles',
  'start_players',
  'first_times',
] as const;
export type DetailKind = (typeof DETAIL_KINDS)[number];

/** Singular and plural of each kind, in the language of a screen. */
export const DETAIL_NOUNS: Record<DetailKind, readonly [one: string, several: string]> = {
  notes: [t('note'), t('notes')],
  durations: [t('duration'), t('durations')],
  places: [t('place'), t('places')],
  expansions: [t('expansion'), t('expansions')],
  players: [t('player'), t('players')],
  scores: [t('score'), t('scores')],
  winners: [t('winner'), t('winners')],
  ranks: [t('rank'), t('ranks')],
  teams: [t('team'), t('teams')],
  roles: [t('role'), t('roles')],
  start_players: [t('start player'), t('start players')],
  first_times: [t('first-time mark'), t('first-time marks')],
};

/** The seat field of each kind of detail. */
export const SEAT_FIELDS = {
  ranks: 'rank',
  teams: 'team',
  roles: 'role',
  start_players: 'started',
  first_times: 'firstTime',
} as const satisfies Partial<Record<DetailKind, keyof Seat>>;
export type SeatKind = keyof typeof SEAT_FIELDS;
export const SEAT_KINDS = Object.keys(SEAT_FIELDS) as SeatKind[];

/** The details of a play by kind: the players that have one, or one entry for the whole play. */
type Details = Record<DetailKind, ReadonlySet<string>>;
type Detailed = Pick<
  MergedPlay,
  'notes' | 'duration' | 'place' | 'expansions' | 'players' | 'scores' | 'winner' | 'seats'
>;

export function detailsOf(play: Detailed): Details {
  const names = play.players.map(nameKey);
  const those = (has: (place: number) => boolean) => new Set(names.filter((_name, place) => has(place)));
  const once = (has: boolean) => new Set(has ? [''] : []);
  const seated = (field: keyof Seat) => those((place) => Boolean(play.seats[place]?.[field]));
  return {
    notes: once(Boolean(play.notes)),
    durations: once(play.duration !== null),
    places: once(play.place !== null),
    expansions: new Set(play.expansions),
    players: new Set(names),
    scores: those((place) => (play.scores[place] ?? null) !== null),
    winners: new Set([...seated('won'), ...(play.winner === null ? [] : [nameKey(play.winner)])]),
    ranks: seated('rank'),
    teams: seated('team'),
    roles: seated('role'),
    start_players: seated('started'),
    first_times: seated('firstTime'),
  };
}

export type DetailCounts = Partial<Record<DetailKind, number>>;

/** Number of details by kind that one play has and another lacks; kinds with none are omitted. */
export function detailsBeyond(play: Detailed, other: Detailed): DetailCounts {
  const [own, others] = [detailsOf(play), detailsOf(other)];
  const counts = DETAIL_KINDS.map((kind) => [kind, [...own[kind]].filter((one) => !others[kind].has(one)).length]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

const COUNTED: Record<DetailKind, (count: number) => string> = {
  notes: (count) => t('{count, plural, one {# note} other {# notes}}', { count }),
  durations: (count) => t('{count, plural, one {# duration} other {# durations}}', { count }),
  places: (count) => t('{count, plural, one {# place} other {# places}}', { count }),
  expansions: (count) => t('{count, plural, one {# expansion} other {# expansions}}', { count }),
  players: (count) => t('{count, plural, one {# player} other {# players}}', { count }),
  scores: (count) => t('{count, plural, one {# score} other {# scores}}', { count }),
  winners: (count) => t('{count, plural, one {# winner} other {# winners}}', { count }),
  ranks: (count) => t('{count, plural, one {# rank} other {# ranks}}', { count }),
  teams: (count) => t('{count, plural, one {# team} other {# teams}}', { count }),
  roles: (count) => t('{count, plural, one {# role} other {# roles}}', { count }),
  start_players: (count) => t('{count, plural, one {# start player} other {# start players}}', { count }),
  first_times: (count) => t('{count, plural, one {# first-time mark} other {# first-time marks}}', { count }),
};

/** '68 notes'. */
export const countedDetails = (kind: DetailKind, count: number): string => COUNTED[kind](count);
