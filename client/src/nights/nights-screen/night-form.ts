import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorText } from '../date-polls/date-option-text.ts';
import { startOf } from '../date-polls/option-fields.ts';
import { emptyPoll, type PollFields, pollProblem, pollToSend } from '../date-polls/poll-fields.ts';
import { newEvent, wishFields } from '#shared/nights/event-fields.ts';
import { type Event } from '#shared/nights/events-contract.ts';
import { clearableText } from '#shared/contract/fields.ts';
import type { EventType, Plan } from '#shared/enums.ts';
import { DEFAULT_BANNER_COLOR, DEFAULT_EVENT_MINUTES, MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import type { Host } from '#client/organizations/host.ts';
import { readAddressList } from '../groups/address-list.ts';
import { beyondLimitText, PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { isTimeZone, ZoneClock } from '#shared/time/wall-time.ts';
import { clockKey, dayKey } from '../night-text.ts';
import { companionsText, typedCompanions } from '../parts/companions-text.ts';
import { language } from '#client/lib/words/language.ts';
import { t } from '#client/nights/words/words.ts';

const { shape } = newEvent;

/** One date; dates for the guests to choose from; or, for a night that is finding its date, those that it has. */
const DATE_MODES = ['one', 'choose', 'kept'] as const;
export type DateMode = (typeof DATE_MODES)[number];

/** Checks of a field that another one decides about: they run even where a third field is invalid. */
const always = { when: () => true };

/** A number from a text; blank is null. */
const numberOrNull = z.transform((text: string) => (text.trim() === '' ? null : Number(text)));

type HostOfForm = Pick<Host, 'plan' | 'email'>;

/** The typed guests, without the host, who is on the list anyway; `namesHost` says that they were typed. */
export function readGuests(text: string, hostEmail: string | null) {
  const { good, bad } = readAddressList(text);
  const guests = good.filter(({ email }) => email !== hostEmail?.toLowerCase());
  return { good: guests, bad, namesHost: guests.length < good.length };
}

/** The error of the guest list; null if it is valid. */
export function guestsProblem(text: string, { plan, email }: HostOfForm, alreadyOnList: number): string | null {
  const { good, bad } = readGuests(text, email);
  const [first] = bad;
  if (first) {
    return [
      t('"{text}": {problem}.', first),
      bad.length > 1 &&
        t('{count, plural, one {# more entry is} other {# more entries are}} invalid.', { count: bad.length - 1 }),
      t('Please correct or remove it.'),
    ]
      .filter(Boolean)
      .join(' ');
  }
  return beyondLimitText(plan, 'guestsANight', good.length + alreadyOnList);
}

/** The form of 'Create Game Night' for a host. */
export const nightForm = (host: HostOfForm, guestsOnList: number) =>
  z.pipe(
    z
      .object({
        title: shape.title,
        eventType: shape.eventType.def.innerType,
        dateMode: z.enum(DATE_MODES),
        day: z.string(),
        time: z.string(),
        poll: z.custom<PollFields>(),
        timeZone: shape.timeZone.def.innerType,
        durationMinutes: z.pipe(
          z.transform((text: string) => Number(text)),
          shape.durationMinutes.def.innerType,
        ),
        location: shape.location,
        maxAttendees: z.pipe(numberOrNull, shape.maxAttendees.def.innerType),
        maxCompanions: typedCompanions,
        hostEmail: shape.hostEmail,
        description: shape.description,
        customMessage: shape.customMessage,
        bannerUrl: shape.bannerUrl,
        bannerColor: shape.bannerColor.def.innerType,
        requiresApproval: z.boolean(),
        isPublic: z.boolean(),
        showsPlace: z.boolean(),
        showsGuests: z.boolean(),
        guestLanguage: shape.guestLanguage.def.innerType,
        ...wishFields,
        allowsComments: z.boolean(),
        groupId: shape.groupId.def.innerType,
        gameIds: z.array(z.int()),
        hostName: clearableText(MAX_NAME_LENGTH),
        guests: z.pipe(
          z.string().check(
            z.refine((text) => guestsProblem(text, host, guestsOnList) === null, {
              error: ({ input }) => guestsProblem(String(input), host, guestsOnList) ?? '',
            }),
          ),
          z.transform((text: string) => readGuests(text, host.email).good),
        ),
      })
      .check(
        z.refine(({ dateMode, day }) => dateMode !== 'one' || day !== '', {
          path: ['day'],
          message: t('Date is required'),
          ...always,
        }),
        z.refine(({ dateMode, time }) => dateMode === 'kept' || time !== '', {
          path: ['time'],
          message: t('Time is required'),
          ...always,
        }),
        z.refine((fields) => fields.dateMode !== 'choose' || problemOfPoll(fields, host.plan) === null, {
          path: ['poll'],
          error: ({ input }) => problemOfPoll(input as PollContext, host.plan) ?? '',
          ...always,
        }),
        z.refine((fields) => fields.dateMode !== 'one' || !canBeJoined(fields) || momentOf(fields) !== null, {
          path: ['day'],
          message: t('Please enter a date with a year of four digits'),
        }),
        z.refine((fields) => fields.dateMode !== 'one' || !isSkipped(fields), {
          path: ['time'],
          error: ({ input }) => errorText('skipped', (input as Clock).time),
        }),
      ),
    z.transform(({ dateMode, day, time, poll, gameIds, hostName, guests, ...facts }) => ({
      facts: {
        ...facts,
        ...(dateMode === 'one' && { date: momentOf({ day, time, timeZone: facts.timeZone }) ?? '' }),
      },
      datePoll: dateMode === 'choose' ? pollToSend(poll, { time, timeZone: facts.timeZone }, new Date()) : null,
      gameIds,
      hostName,
      guests,
    })),
  );

type PollContext = Pick<Clock, 'time' | 'timeZone'> & { poll: PollFields };

const problemOfPoll = ({ poll, time, timeZone }: PollContext, plan: Plan): string | null =>
  pollProblem(poll, { common: { time, timeZone }, now: new Date(), most: PLAN_LIMITS[plan].datesANight });

/** The form's input values. */
export type NightFields = z.input<ReturnType<typeof nightForm>>;
/** The form's parsed values: event, games in order, the name of a host who has none yet, and guests. */
export type WrittenNight = z.output<ReturnType<typeof nightForm>>;
export type NightForm = UseFormReturn<NightFields, unknown, WrittenNight>;

/** Required fields are always visible; the others are collapsed. */
const OPEN_FIELDS: readonly string[] = [
  'title',
  'dateMode',
  'day',
  'poll',
  'time',
  'timeZone',
  'durationMinutes',
  'location',
  'hostName',
  'guests',
  'groupId',
  'gameIds',
] satisfies (keyof NightFields)[];

/** Whether one of the collapsed fields is invalid. */
export const hasCollapsedError = (errors: object): boolean =>
  Object.keys(errors).some((name) => !OPEN_FIELDS.includes(name));

interface Clock {
  day: string;
  time: string;
  timeZone: string;
}

const canBeJoined = ({ day, time, timeZone }: Clock): boolean => day !== '' && time !== '' && isTimeZone(timeZone);

/** Whether clocks go forward over a local time. */
const isSkipped = (clock: Clock): boolean =>
  momentOf(clock) !== null && startOf(clock.day, clock.time, clock.timeZone) === null;

/** A local date and time as ISO 8601 with offset; null if invalid. */
export const momentOf = ({ day, time, timeZone }: Clock): string | null =>
  canBeJoined({ day, time, timeZone }) ? new ZoneClock(timeZone).isoOf(`${day} ${time}`) : null;

/** @param about the host and their time zone */
export const emptyNight = (about: { eventType: EventType; hostEmail: string; timeZone: string }): NightFields => ({
  ...about,
  title: '',
  dateMode: 'one',
  poll: emptyPoll,
  day: '',
  time: '',
  durationMinutes: String(DEFAULT_EVENT_MINUTES),
  location: '',
  maxAttendees: '',
  maxCompanions: '',
  description: '',
  customMessage: '',
  bannerUrl: '',
  bannerColor: DEFAULT_BANNER_COLOR,
  requiresApproval: false,
  isPublic: false,
  showsPlace: true,
  showsGuests: true,
  guestLanguage: language,
  preferredWeight: 'mixed',
  youngestAge: null,
  hasNewcomers: false,
  allowsComments: false,
  groupId: null,
  gameIds: [],
  hostName: '',
  guests: '',
});

/** The field values of an existing event. */
export const fieldsOf = (event: Event, gameIds: number[], guests: string): NightFields => ({
  title: event.title,
  eventType: event.eventType,
  dateMode: event.status === 'finding_date' ? 'kept' : 'one',
  poll: emptyPoll,
  day: dayKey(event.date, event.timeZone),
  time: clockKey(event.date, event.timeZone),
  timeZone: event.timeZone,
  durationMinutes: String(event.durationMinutes),
  location: event.location ?? '',
  maxAttendees: event.maxAttendees === null ? '' : String(event.maxAttendees),
  maxCompanions: companionsText(event.maxCompanions),
  hostEmail: event.hostEmail,
  description: event.description ?? '',
  customMessage: event.customMessage ?? '',
  bannerUrl: event.bannerUrl ?? '',
  bannerColor: event.bannerColor,
  requiresApproval: event.requiresApproval,
  isPublic: event.isPublic,
  showsPlace: event.showsPlace,
  showsGuests: event.showsGuests,
  guestLanguage: event.guestLanguage,
  preferredWeight: event.preferredWeight,
  youngestAge: event.youngestAge,
  hasNewcomers: event.hasNewcomers,
  allowsComments: event.allowsComments,
  groupId: event.groupId,
  gameIds,
  hostName: '',
  guests,
});

type Facts = WrittenNight['facts'];

/** The changed fields. The date is compared to the minute, as the fields have it. */
export function changedFacts(event: Event, facts: Facts): Partial<Facts> {
  const date = momentOf(fieldsOf(event, [], ''));
  const names = Object.keys(facts) as (keyof Facts)[];
  return Object.fromEntries(
    names
      .filter((name) => facts[name] !== undefined && facts[name] !== (name === 'date' ? date : event[name]))
      .map((name) => [name, facts[name]]),
  );
}

export const sameOrder = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);
